import type { HeightRange } from "@callboard/catalog/appearance.ts";
import type { Profile } from "./profile.ts";

/** The last whole centimeter of each range but the highest: 4'5", 5'0", 5'6" and 6'0" of 2.54 cm an inch. */
const LAST_CM: readonly (readonly [HeightRange, number])[] = [
  ["shortest", 134],
  ["really-short", 153],
  ["short", 169],
  ["average", 183],
];

/** The range of the catalog that a height belongs to. */
export function heightRangeOf(cm: number): HeightRange {
  return LAST_CM.find(([, last]) => cm <= last)?.[0] ?? "tall";
}

/**
 * Both heights of a changed profile say the same: an exact one sets the range; a range that contradicts the exact height
 * of before clears it.
 */
export function agreedHeight(
  after: Pick<Profile, "heightCm" | "heightRange">,
  isRangeChosen: boolean,
): Pick<Profile, "heightCm" | "heightRange"> {
  const { heightCm, heightRange } = after;
  if (heightCm === null || heightRangeOf(heightCm) === heightRange) return { heightCm, heightRange };
  return isRangeChosen ? { heightCm: null, heightRange } : { heightCm, heightRange: heightRangeOf(heightCm) };
}
