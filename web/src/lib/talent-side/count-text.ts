import type { Formats } from "#i18n/formats.ts";

/** How many submissions the server counts; of more it knows only that there are at least as many. */
const MAX_COUNTED = 100_000;

/** A count of submissions by stage, such as "100,000+" if there may be more; the plus is on the right in every language. */
export function countText({ number }: Pick<Formats, "number">, count: number, isFloor = false): string {
  return isFloor ? `\u2066${number(Math.min(count, MAX_COUNTED))}+\u2069` : number(count);
}
