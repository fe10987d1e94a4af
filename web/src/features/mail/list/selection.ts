/** The fields of a row by which rows are chosen in bulk. */
export type Choosable = {
  readonly key: string;
  readonly read: boolean;
  readonly starred: boolean;
  readonly important: boolean;
};

export const CHOICES = [
  "all",
  "none",
  "read",
  "unread",
  "starred",
  "unstarred",
  "important",
  "unimportant",
] as const;
export type Choice = (typeof CHOICES)[number];

const HOLDS: Readonly<Record<Choice, (row: Choosable) => boolean>> = {
  all: () => true,
  none: () => false,
  read: ({ read }) => read,
  unread: ({ read }) => !read,
  starred: ({ starred }) => starred,
  unstarred: ({ starred }) => !starred,
  important: ({ important }) => important,
  unimportant: ({ important }) => !important,
};

/** The keys of the rows that a choice selects. */
export function chosen(choice: Choice, rows: readonly Choosable[]): ReadonlySet<string> {
  return new Set(rows.filter(HOLDS[choice]).map(({ key }) => key));
}

/** Toggles one row; with the previously pressed row as `from`, all rows between them get the same state. */
export function toggled(
  present: ReadonlySet<string>,
  keys: readonly string[],
  key: string,
  from: string | null = null,
): ReadonlySet<string> {
  const on = !present.has(key);
  const [start, end] = [keys.indexOf(from ?? key), keys.indexOf(key)].toSorted((a, b) => a - b);
  const between = start === undefined || start < 0 ? [key] : keys.slice(start, (end ?? start) + 1);
  const next = new Set(present);
  for (const one of between) {
    if (on) next.add(one);
    else next.delete(one);
  }
  return next;
}
