import { useEffect, useSyncExternalStore } from "react";

function follow(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Whether the browser is online, as it changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}

/** Runs `again` when the browser comes back online, for what could not be loaded before. */
export function useBackOnline(again: (() => void) | undefined): void {
  useEffect(() => {
    if (!again) return;
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [again]);
}
