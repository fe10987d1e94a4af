import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A handler that stays the same function and always does what the latest one does, so that what is drawn with it need
 * not be drawn again. For events, never to be called while drawing.
 */
export function useStable<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
