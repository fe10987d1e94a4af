/**
 * Whether a query has been answered. A root field that may be null is null beside an error of its own: data with nothing
 * but such fields says nothing yet.
 */
export function isAnswered(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  return Object.entries(data).some(([field, value]) => field !== "__typename" && value !== null);
}
