import { createContext, use, useEffect, useRef } from "react";
import type { Live, LiveEventType, LiveListener } from "./live.ts";

const LiveContext = createContext<Live | null>(null);

export const LiveProvider = LiveContext.Provider;

/** Calls the listener for each live event of a type while the component is on the page. */
export function useLive(type: LiveEventType, listener: LiveListener): void {
  const live = use(LiveContext);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => live?.on(type, (event) => latest.current(event)), [live, type]);
}

/** Keeps the live stream open while a member who may read it is on the page. */
export function useLiveStream(open: boolean): void {
  const live = use(LiveContext);
  useEffect(() => {
    if (!open || live === null) return;
    const end = new AbortController();
    void live.run(end.signal);
    return () => end.abort();
  }, [live, open]);
}
