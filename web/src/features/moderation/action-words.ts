/** "callboard.projects.project.approved.v1" → "project approved"; an operation stays as it is. */
export function actionWords(action: string): string {
  const parts = action.split(".");
  if (parts.length < 5) return action;
  return parts.slice(2, -1).join(" ").replaceAll("_", " ");
}

/** The facts of an entry as names and values, without those that are said already; what is no object has none. */
export function factsOf(
  details: string,
  without: readonly string[] = [],
): ReadonlyArray<readonly [string, string]> {
  try {
    const found: unknown = JSON.parse(details);
    if (typeof found !== "object" || found === null) return [];
    return Object.entries(found)
      .filter(([name]) => !without.includes(name))
      .map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]);
  } catch {
    return [];
  }
}
