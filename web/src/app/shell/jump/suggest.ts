import { fold } from "#i18n/fold.ts";

/** How many suggestions are shown at most. */
export const MAX_SUGGESTIONS = 10;

/** The first suggestions of which a word begins with what was typed, in their order; all of them for nothing typed. */
export function suggest<One>(
  all: readonly One[],
  typed: string,
  nameOf: (one: One) => string,
): readonly One[] {
  const wanted = fold(typed);
  const found = all.filter((one) => {
    const name = fold(nameOf(one));
    return name.startsWith(wanted) || name.includes(` ${wanted}`);
  });
  return found.slice(0, MAX_SUGGESTIONS);
}
