const PREFIX = "callboard.tab.";

/** Identifies this tab among those of the browser; a reloaded tab is a new one. */
export const tab = crypto.randomUUID();

/** Lets the other tabs know that this one exists, for as long as its page does. */
export function announceTab(): void {
  void navigator.locks?.request(PREFIX + tab, () => new Promise(() => undefined));
}

/**
 * Does work that one tab at a time may do, when the others have done theirs or are gone. A browser without locks has
 * no way to know, and does it at once.
 */
export function oneTabAtATime(name: string, work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(`callboard.${name}`, work) : work();
}

/** The tabs that exist now. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name = "" }) => name.slice(PREFIX.length)));
}
