/** Years of UTC that four digits hold. An offset leads out of them, where PostgreSQL and RFC 3339 do not follow. */
export const YEARS = { first: 1, last: 9_999 } as const;

/** Whether an instant can be kept and sent. */
export function isKeepable(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last;
}
