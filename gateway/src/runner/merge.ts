/** A record from subgraph responses, before it is shaped for the client. */
export type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Merges another subgraph's fields of the same record into it, recursively; lists of equal length are merged by
 * index.
 */
export function mergeInto(target: Fields, source: Fields): void {
  for (const key of Object.keys(source)) {
    const value = source[key];
    const present = target[key];
    if (present === undefined) target[key] = value;
    else if (isRecord(present) && isRecord(value)) mergeInto(present, value);
    else if (Array.isArray(present) && Array.isArray(value) && present.length === value.length)
      mergeLists(present, value);
    else target[key] = value;
  }
}

function mergeLists(target: unknown[], source: readonly unknown[]): void {
  source.forEach((value, place) => {
    const present = target[place];
    if (isRecord(present) && isRecord(value)) mergeInto(present, value);
    else target[place] = value;
  });
}
