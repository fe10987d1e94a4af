import { createStore } from "zustand/vanilla";

/** Activates the newer build that is waiting; null while there is none. */
export const newerStore = createStore<{ readonly takeUp: (() => void) | null }>(() => ({ takeUp: null }));

/** How long the page must have been left alone before the worker fetches what it caches. */
const ALONE_MS = 5_000;
const DOING = ["pointerdown", "keydown", "scroll", "wheel"] as const;

const watch = (): Promise<void> =>
  import("./new-version.ts").then(({ watchForNewVersion }) =>
    watchForNewVersion((takeUp) => newerStore.setState({ takeUp })),
  );

/**
 * Starts caching the client for offline use once the page is left alone. Returns a function that cancels it before
 * that.
 */
export function keepClientSoon(keep: () => Promise<void> = watch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop(): void {
    clearTimeout(timer);
    for (const doing of DOING) removeEventListener(doing, wait, true);
  }
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      keep().catch(() => undefined);
    }, ALONE_MS);
  }
  for (const doing of DOING) addEventListener(doing, wait, { capture: true, passive: true });
  wait();
  return stop;
}
