/** Names of the fields in which two records differ, in the order of the first. */
export function changedFields<T extends object>(before: T, after: T): (keyof T & string)[] {
  const names = Object.keys(before) as (keyof T & string)[];
  return names.filter((name) => !isSame(before[name], after[name]));
}

function isSame(a: unknown, b: unknown): boolean {
  if (a instanceof Date || b instanceof Date) return Number(a) === Number(b);
  return a === b || canonical(a ?? null) === canonical(b ?? null);
}

/** A text that is equal for objects with the same fields in any order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
