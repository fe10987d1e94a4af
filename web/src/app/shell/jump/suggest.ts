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

/**
 * How many of each kind are shown, so that there are `MAX_SUGGESTIONS` in all: in turns, one of each kind after the
 * other, so that none crowds out the rest.
 */
export function sharesOf(counts: readonly number[], max = MAX_SUGGESTIONS): readonly number[] {
  const shares = counts.map(() => 0);
  let left = Math.min(
    max,
    counts.reduce((sum, count) => sum + count, 0),
  );
  while (left > 0)
    for (const [kind, count] of counts.entries()) {
      const share = shares[kind] ?? 0;
      if (left === 0 || share >= count) continue;
      shares[kind] = share + 1;
      left -= 1;
    }
  return shares;
}
