import type { Person } from "../use-searcher.ts";

/** What casting looks at first, in this order. */
const LOOKED_AT = ["photo", "ageRange", "gender"] as const;
export type LookedAt = (typeof LOOKED_AT)[number];

/** Which of these a profile lacks. */
export function missingOf({ headshot, ageRanges, gender }: Person): readonly LookedAt[] {
  const has = { photo: headshot !== null, ageRange: ageRanges.length > 0, gender: gender !== null };
  return LOOKED_AT.filter((one) => !has[one]);
}
