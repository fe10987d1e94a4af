/** How many suggestions are shown at most. */
export const MAX_SUGGESTIONS = 10;

/** A text without case and accents, so that "Ile" finds "İle" and "élan" is found by "elan". */
export function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ı", "i").toLowerCase().trim();
}

/** The first suggestions of which a word begins with what was typed, in their order; all of them for nothing typed. */
export function suggest<One>(
  all: readonly One[],
  typed: string,
  nameOf: (one: One) => string,
): readonly One[] {
  const wanted = plain(typed);
  const found = all.filter((one) => {
    const name = plain(nameOf(one));
    return name.startsWith(wanted) || name.includes(` ${wanted}`);
  });
  return found.slice(0, MAX_SUGGESTIONS);
}
