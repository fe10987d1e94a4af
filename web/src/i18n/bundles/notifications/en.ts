import { HAPPENING } from "#gen/notice-words-en.ts";
/** Notifications by the names that the messaging service uses. */
export const texts = {
  happening: HAPPENING,
  other: "News",
} as const;
