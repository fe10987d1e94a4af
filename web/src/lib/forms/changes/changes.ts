/** An unsaved change of one field. `from` is the server's value when it was made; absent while that is unknown. */
type Change = { readonly from?: unknown; readonly to: unknown };

/** The unsaved changes of a form by field name. Untouched fields have no entry. */
export type Changes = Readonly<Record<string, Change>>;

type Fields = Readonly<Record<string, unknown>>;

/** Normalizes a value for comparison: all empty values become null, and the order of keys does not matter. */
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

/** The changes in a stored draft; anything else in it is ignored. */
export function readChanges(draft: Fields): Changes {
  const isChange = (one: unknown) => typeof one === "object" && one !== null && "to" in one;
  return Object.fromEntries(
    Object.entries(draft).filter((entry): entry is [string, Change] => isChange(entry[1])),
  );
}

/** The fields in which a form differs from the server. A field that was changed before keeps its original `from`. */
export function changesOf(server: Fields, values: Fields, before: Changes): Changes {
  const all = mapped(values as Record<string, never>, () => ({ to: null }));
  return mapped(all, (_none, field) => {
    if (isSame(values[field], server[field])) return null;
    const earlier = before[field];
    return { from: earlier && "from" in earlier ? earlier.from : (server[field] ?? null), to: values[field] };
  });
}

/**
 * Changes made after `sent` was submitted, without `from`: the server's values are unknown until its response
 * arrives.
 */
export function changesSince(sent: Fields, values: Fields): Changes {
  return mapped(changesOf(sent, values, {}), ({ to }) => ({ to }));
}

/** Changes without `from` take the server's current value for it. */
export function based(changes: Changes, server: Fields): Changes {
  return mapped(changes, (change, field) => ({ from: server[field] ?? null, ...change }));
}

/** The values of a form: the server's, overridden by the changes. */
export function withChanges<Values extends object>(server: Values, changes: Changes): Values {
  const typed = Object.entries(changes).map(([field, { to }]) => [field, to]);
  return { ...server, ...Object.fromEntries(typed) };
}

/** Whether someone else has saved a different value for a field that was changed here. */
export function meetsNewer(changes: Changes, server: Fields): boolean {
  return Object.entries(changes).some(
    ([field, change]) =>
      "from" in change && !isSame(change.from, server[field]) && !isSame(change.to, server[field]),
  );
}
