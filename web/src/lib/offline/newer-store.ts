import { createStore } from "zustand/vanilla";

/** What takes up the newer build of the client that waits; null while none does. */
export const newerStore = createStore<{ readonly takeUp: (() => void) | null }>(() => ({ takeUp: null }));

/** The page is there and can be used before the worker fetches what it keeps. */
const SETTLE_MS = 5_000;

/** Has the client kept for when there is no network, in a while. Answers the way to stop it before that. */
export function keepClientSoon(): () => void {
  const start = setTimeout(() => {
    void import("./new-version.ts")
      .then(({ watchForNewVersion }) => watchForNewVersion((takeUp) => newerStore.setState({ takeUp })))
      .catch(() => undefined);
  }, SETTLE_MS);
  return () => clearTimeout(start);
}
