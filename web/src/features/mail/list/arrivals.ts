/** A conversation in a list: its key, when it last changed, and whether all of it was read. */
export type Listed = { readonly key: string; readonly at: string; readonly read: boolean };

/**
 * New arrivals since the list was rendered: unread conversations that are missing from it, or whose latest message is
 * newer. The open conversation counts as seen.
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
