/** The keys with one of them moved to another index; an index beyond the list means its start or end. */
export function moved(keys: readonly string[], key: string, to: number): readonly string[] {
  const rest = keys.filter((other) => other !== key);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), key, ...rest.slice(place)];
}
