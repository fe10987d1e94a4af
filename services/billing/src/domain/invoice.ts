/** The progress of an invoice at the provider; a late event never moves it back. */
const PROGRESS: Readonly<Record<string, number>> = { draft: 0, open: 1, uncollectible: 2, void: 3, paid: 3 };
const UNKNOWN = 0;

/** Whether `next` is further along than the known status; always true if none is known. */
export function isLaterStatus(known: string | null, next: string): boolean {
  if (known === null) return true;
  return (PROGRESS[next] ?? UNKNOWN) > (PROGRESS[known] ?? UNKNOWN);
}
