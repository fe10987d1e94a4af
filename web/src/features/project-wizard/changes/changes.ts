/** What was typed into one field. `from` is what the server had then; without it, that is not known yet. */
export type Change = { readonly from?: unknown; readonly to: unknown };

/** What was typed into a form and not saved, by the name of the field. What was not touched has no entry. */
export type Changes = Readonly<Record<string, Change>>;

type Fields = Readonly<Record<string, unknown>>;

/** A value for comparison: nothing said is null however a field says so, and the order of keys means nothing. */
function comparable(value: unknown): unknown {
  if (value === "" || value === undefined) return null;
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, comparable(one)] as const);
  return Object.fromEntries(
    entries.filter(([, one]) => one !== null).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

function mapped(changes: Changes, to: (change: Change, field: string) => Change | null): Changes {
  const entries = Object.entries(changes).map(([field, change]) => [field, to(change, field)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, Change] => entry[1] !== null));
}

/** The changes of a kept draft; whatever else was kept is none. */
export function readChanges(draft: Fields): Changes {
  const isChange = (one: unknown) => typeof one === "object" && one !== null && "to" in one;
  return Object.fromEntries(
    Object.entries(draft).filter((entry): entry is [string, Change] => isChange(entry[1])),
  );
}

/** What a form differs in from what the server has. A field that was changed before keeps what it began from. */
export function changesOf(server: Fields, values: Fields, before: Changes): Changes {
  const all = mapped(values as Record<string, never>, () => ({ to: null }));
  return mapped(all, (_none, field) => {
    if (isSame(values[field], server[field])) return null;
    const earlier = before[field];
    return { from: earlier && "from" in earlier ? earlier.from : (server[field] ?? null), to: values[field] };
  });
}

/** What was typed after `sent` went out; what the server has of it is not known before its answer is here. */
export function changesSince(sent: Fields, values: Fields): Changes {
  return mapped(changesOf(sent, values, {}), ({ to }) => ({ to }));
}

/** Changes of which it was not known what they began from begin from what the server has now. */
export function based(changes: Changes, server: Fields): Changes {
  return mapped(changes, (change, field) => ({ from: server[field] ?? null, ...change }));
}

/** The values of a form: the server's, with the changes on top. */
export function withChanges<Values extends object>(server: Values, changes: Changes): Values {
  const typed = Object.entries(changes).map(([field, { to }]) => [field, to]);
  return { ...server, ...Object.fromEntries(typed) };
}

/** Whether somebody else has saved another value of a field that was changed here. */
export function meetsNewer(changes: Changes, server: Fields): boolean {
  return Object.entries(changes).some(
    ([field, change]) =>
      "from" in change && !isSame(change.from, server[field]) && !isSame(change.to, server[field]),
  );
}
