import { createStore } from "zustand/vanilla";

/** What takes up the newer build of the client that waits; null while none does. */
export const newerStore = createStore<{ readonly takeUp: (() => void) | null }>(() => ({ takeUp: null }));

/** The page is there, and nobody has done anything on it for so long, before the worker fetches what it keeps. */
const ALONE_MS = 5_000;
const DOING = ["pointerdown", "keydown", "scroll", "wheel"] as const;

const watch = (): Promise<void> =>
  import("./new-version.ts").then(({ watchForNewVersion }) =>
    watchForNewVersion((takeUp) => newerStore.setState({ takeUp })),
  );

/** Has the client kept for when there is no network, once the page is left alone. Answers the way to stop it before that. */
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
