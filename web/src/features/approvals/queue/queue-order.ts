/** The next (1) or previous (-1) key in a list; at either end it stays the same. */
export function adjacentKey(keys: readonly string[], present: string | null, step: 1 | -1): string | null {
  if (keys.length === 0) return null;
  const at = present === null ? -1 : keys.indexOf(present);
  if (at < 0) return keys[0] ?? null;
  return keys[Math.max(0, Math.min(keys.length - 1, at + step))] ?? null;
}

/** The key that opens after a decision: the next one, else the previous one, else none. */
export function afterDecision(keys: readonly string[], decided: string): string | null {
  const at = keys.indexOf(decided);
  if (at < 0) return keys[0] ?? null;
  return keys[at + 1] ?? keys[at - 1] ?? null;
}
