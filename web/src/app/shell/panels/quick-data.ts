import { fetchInTime } from "#lib/in-time.ts";
import { localDay } from "#ui/when/local-day.ts";

/** Of an event: its title, and the day or the moment at which it begins. Of a note: the word for what happened, and whom it is about. */
export type QuickEntry = { readonly id: string; readonly title: string; readonly detail: string };

/** What the quick panel shows: today's entries of the calendar, and what is new. */
export type QuickData = { readonly events: readonly QuickEntry[]; readonly notes: readonly QuickEntry[] };

/** Fetches the quick panel's data for the member. Rejects when the server cannot be reached or refuses. */
export async function fetchQuickData(token: () => Promise<string>, signal: AbortSignal): Promise<QuickData> {
  const response = await fetchInTime(`/api/quick-panel/data?day=${localDay()}`, {
    headers: { authorization: `Bearer ${await token()}` },
    signal,
  });
  if (!response.ok) throw new Error(`The quick panel's data came back with ${response.status}`);
  return (await response.json()) as QuickData;
}
