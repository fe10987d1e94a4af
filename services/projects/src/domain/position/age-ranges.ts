import { AGE_RANGES, type AgeRange } from "@callboard/catalog/appearance.ts";

const OLDEST = 120;
/** First and last year of each range, inclusive. */
const YEARS: Readonly<Record<AgeRange, readonly [number, number]>> = {
  "Under 12": [0, 11],
  "13-21": [13, 21],
  "22-30": [22, 30],
  "30-45": [30, 45],
  "46-60": [46, 60],
  "Over 60": [61, OLDEST],
};

/** The first year of a range, inclusive; Infinity for a word that is no range. */
export function firstYear(range: string): number {
  const known = AGE_RANGES.find((one) => one === range);
  return known === undefined ? Infinity : YEARS[known][0];
}

/** Every range that shares more with one of these than the age at which they meet: 22-30 and 30-45 do not. */
export function overlapping(ranges: readonly string[]): AgeRange[] {
  const spans = AGE_RANGES.filter((range) => ranges.includes(range)).map((range) => YEARS[range]);
  return AGE_RANGES.filter((range) =>
    spans.some(([from, to]) => YEARS[range][0] < to && from < YEARS[range][1]),
  );
}

/** The age ranges that a breakdown is open to: those listed, or else those from the minimum age up, or else all. */
export function playedAges(position: {
  ageRange: readonly string[];
  ageRequirement: string | null;
}): AgeRange[] {
  const named = AGE_RANGES.filter((range) => position.ageRange.includes(range));
  if (named.length > 0) return named;
  const min = Number(position.ageRequirement ?? 0);
  return AGE_RANGES.filter((range) => YEARS[range][1] >= min);
}
