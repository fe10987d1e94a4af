/** A conversation in a list: which, when it last changed, and whether everything in it was read. */
export type Listed = { readonly key: string; readonly at: string; readonly read: boolean };

/**
 * What came since a list was shown: unread conversations that it does not have, or not with their newest message.
 * The one that is open counts as seen.
 */
export function arrivals(
  shown: readonly Listed[],
  present: readonly Listed[],
  open: string | null,
): readonly string[] {
  const times = new Map(shown.map(({ key, at }) => [key, at]));
  const oldest = shown.at(-1)?.at ?? "";
  return present
    .filter(({ key, at, read }) => {
      if (read || key === open) return false;
      const known = times.get(key);
      return known === undefined ? at > oldest : at > known;
    })
    .map(({ key }) => key);
}
