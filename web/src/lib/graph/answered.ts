/**
 * Whether a query has returned data. A nullable root field is null next to its error, so data in which every field is
 * null says nothing yet.
 */
export function hasResponse(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  return Object.entries(data).some(([field, value]) => field !== "__typename" && value !== null);
}
