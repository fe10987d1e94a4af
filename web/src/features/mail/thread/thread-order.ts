import { localDay } from "#ui/when/local-day.ts";

type Keyed = { readonly SK: string };

/**
 * Merges the messages of two responses, newest first and without duplicates. IDs increase over time, so sorting by ID
 * sorts by time.
 */
export function joinMessages<One extends Keyed>(present: readonly One[], found: readonly One[]): One[] {
  const byKey = new Map([...present, ...found].map((message) => [message.SK, message]));
  return [...byKey.values()].toSorted((a, b) => (a.SK < b.SK ? 1 : a.SK > b.SK ? -1 : 0));
}

/** The local calendar day of an instant, as a key. */
export function dayOf(moment: string): string {
  return localDay(0, new Date(moment));
}

/** Whether a day has a name of its own: today or yesterday. */
export function isNearDay(moment: string, now = new Date()): boolean {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return new Date(moment) >= yesterday;
}
