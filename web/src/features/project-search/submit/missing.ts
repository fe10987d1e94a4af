import type { Person } from "../use-searcher.ts";

/** What casting looks at first, in this order. */
const LOOKED_AT = ["photo", "ageRange", "gender"] as const;
export type LookedAt = (typeof LOOKED_AT)[number];

/** Which of these a profile lacks. */
export function missingOf({ headshot, ageRange, gender }: Person): readonly LookedAt[] {
  const has = { photo: headshot !== null, ageRange: ageRange !== null, gender: gender !== null };
  return LOOKED_AT.filter((one) => !has[one]);
}
