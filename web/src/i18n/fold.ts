/**
 * A text as searches compare it, without case, accents and surrounding space: "ile" finds "İle", "elan" finds "élan".
 * The same in every language on purpose: Turkish case rules turn "Island" into "ısland", which "island" doesn't find.
 */
export function fold(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll("ı", "i").toLowerCase().trim();
}

/** Whether what was typed is part of one of the names. */
export function isFoundBy(typed: string, ...names: ReadonlyArray<string | undefined>): boolean {
  const wanted = fold(typed);
  return names.some((name) => name !== undefined && fold(name).includes(wanted));
}
