import { beginsWith } from "#i18n/fold.ts";

/** Maximum number of suggestions. */
export const MAX_SUGGESTIONS = 10;

/** The first items in which a word begins with the input, in their order; the first items of all for empty input. */
export function suggest<One>(
  all: readonly One[],
  typed: string,
  nameOf: (one: One) => string,
): readonly One[] {
  return all.filter((one) => beginsWith(typed, nameOf(one))).slice(0, MAX_SUGGESTIONS);
}
