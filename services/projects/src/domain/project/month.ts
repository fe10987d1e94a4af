const TIME_DIGITS = 12;

/** The smallest id (UUIDv7) that can have been created in the calendar month (UTC) of a moment. */
export function firstIdOfMonth(now: Date): string {
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const time = start.toString(16).padStart(TIME_DIGITS, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
