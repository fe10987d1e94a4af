const PREFIX = "callboard.tab.";

/** Identifies this tab among those of the browser; a reloaded tab is a new one. */
export const tab = crypto.randomUUID();

/** Lets the other tabs know that this one exists, for as long as its page does. */
export function announceTab(): void {
  void navigator.locks?.request(PREFIX + tab, () => new Promise(() => undefined));
}

/** The tabs that exist now. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name = "" }) => name.slice(PREFIX.length)));
}
