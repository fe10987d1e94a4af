/** Text as it is stored: trimmed, in one Unicode form; nothing left is null. */
export function cleanText(value: string): string | null {
  const clean = value.normalize("NFC").trim();
  return clean === "" ? null : clean;
}

/** Lists have no repetitions. */
function cleanValue(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return [...new Set(value)];
  return value;
}

/** What a form sends: an absent field keeps its value, null clears it. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

/** The record with the changes in it. Lists and flags that are cleared take the value of `blank`. */
export function merge<T extends object>(current: T, changes: Changes<T>, blank: T): T {
  const blanks = new Map(Object.entries(blank));
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const clean = given.map(([field, value]) => [field, cleanValue(value) ?? blanks.get(field)]);
  return { ...current, ...Object.fromEntries(clean) } as T;
}

/** Names of the fields in which two records differ, in the order of the first. */
export function changedFields<T extends object>(before: T, after: T): (keyof T & string)[] {
  const names = Object.keys(before) as (keyof T & string)[];
  return names.filter((name) => !isSame(before[name], after[name]));
}

function isSame(a: unknown, b: unknown): boolean {
  if (a instanceof Date || b instanceof Date) return Number(a) === Number(b);
  return a === b || canonical(a ?? null) === canonical(b ?? null);
}

/** Text that is the same for objects with the same fields in another order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
