import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A handler with a stable identity that always runs the latest function, so that memoized components do not
 * re-render. For event handlers only; never call it while rendering.
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
