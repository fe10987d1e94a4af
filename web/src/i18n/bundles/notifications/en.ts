import { HAPPENING } from "#gen/notice-words-en.ts";
/** Notifications by the names that the messaging service uses. */
export const texts = {
  signedInWith: "Logged in with {{product}}",
  happening: HAPPENING,
  other: "News",
} as const;
