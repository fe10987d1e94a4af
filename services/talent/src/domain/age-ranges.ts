import { AGE_RANGES, type AgeRange } from "@callboard/catalog/appearance.ts";

/** First and last year of each range, inclusive. */
const YEARS: Readonly<Record<AgeRange, readonly [number, number]>> = {
  "Under 12": [0, 11],
  "13-21": [13, 21],
  "22-30": [22, 30],
  "30-45": [30, 45],
  "46-60": [46, 60],
  "Over 60": [61, 120],
};

/** Every range that shares more with one of these than the age at which they meet: 22-30 and 30-45 do not. */
export function overlapping(ranges: readonly string[]): AgeRange[] {
  const wanted = AGE_RANGES.filter((range) => ranges.includes(range)).map((range) => YEARS[range]);
  return AGE_RANGES.filter((range) =>
    wanted.some(([from, to]) => YEARS[range][0] < to && from < YEARS[range][1]),
  );
}
