/** Keys with one of them moved to another place; places outside the list are its ends. */
export function moved(keys: readonly string[], key: string, to: number): readonly string[] {
  const rest = keys.filter((other) => other !== key);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), key, ...rest.slice(place)];
}
