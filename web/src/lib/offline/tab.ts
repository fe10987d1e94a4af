const PREFIX = "callboard.tab.";

/** Tells apart the tabs of one browser; a tab that was loaded anew is another one. */
export const tab = crypto.randomUUID();

/** Lets the other tabs see that this one lives, for as long as its page is there. */
export function announceTab(): void {
  void navigator.locks?.request(PREFIX + tab, () => new Promise(() => undefined));
}

/** The tabs that live now. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name = "" }) => name.slice(PREFIX.length)));
}
