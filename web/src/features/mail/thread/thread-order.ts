import { localDay } from "#ui/when/local-day.ts";

type Keyed = { readonly SK: string };

/**
 * Messages of two answers as one list, newest first, each once. Ids rise with time, so their order is the order of
 * writing.
 */
export function joinMessages<One extends Keyed>(present: readonly One[], found: readonly One[]): One[] {
  const byKey = new Map([...present, ...found].map((message) => [message.SK, message]));
  return [...byKey.values()].toSorted((a, b) => (a.SK < b.SK ? 1 : a.SK > b.SK ? -1 : 0));
}

/** The calendar day of a moment in this browser, as a key. */
export function dayOf(moment: string): string {
  return localDay(0, new Date(moment));
}

/** Whether a day has a name of its own: today or yesterday. */
export function isNearDay(moment: string, now = new Date()): boolean {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return new Date(moment) >= yesterday;
}
