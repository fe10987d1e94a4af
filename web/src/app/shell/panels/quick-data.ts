import { fetchInTime } from "#lib/in-time.ts";
import { localDay } from "#ui/when/local-day.ts";

/**
 * For an event: its title and the day or time at which it begins. For a note: what happened, and whom it is about.
 */
export type QuickEntry = { readonly id: string; readonly title: string; readonly detail: string };

/** Data of the quick panel: today's calendar entries and new notifications. */
export type QuickData = { readonly events: readonly QuickEntry[]; readonly notes: readonly QuickEntry[] };

/** Fetches the member's data for the quick panel. Rejects if the server is unreachable or refuses. */
export async function fetchQuickData(token: () => Promise<string>, signal: AbortSignal): Promise<QuickData> {
  const response = await fetchInTime(`/api/quick-panel/data?day=${localDay()}`, {
    headers: { authorization: `Bearer ${await token()}` },
    signal,
  });
  if (!response.ok) throw new Error(`The quick panel's data came back with ${response.status}`);
  return (await response.json()) as QuickData;
}
