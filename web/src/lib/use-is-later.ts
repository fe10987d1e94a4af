import { startTransition, useEffect, useState } from "react";

/**
 * False in the first drawing, and true in a step after it, once what cannot wait is on the screen; the page answers in
 * between. A deferred value does not do that for what appears within another step.
 */
export function useIsLater(): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => startTransition(() => setIsLater(true)), []);
  return isLater;
}
