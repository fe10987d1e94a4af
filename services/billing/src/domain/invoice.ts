/** The life of an invoice at the provider: what is further along is never taken back by an event that arrives late. */
const PROGRESS: Readonly<Record<string, number>> = { draft: 0, open: 1, uncollectible: 2, void: 3, paid: 3 };
const UNKNOWN = 0;

/** Whether `next` says more of an invoice than what is known; anything does where nothing is known. */
export function isLaterStatus(known: string | null, next: string): boolean {
  if (known === null) return true;
  return (PROGRESS[next] ?? UNKNOWN) > (PROGRESS[known] ?? UNKNOWN);
}
