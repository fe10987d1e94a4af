import { startTransition, useEffect, useState } from "react";

/**
 * False in the first render and true in one after it, once what cannot wait has been painted; the page stays
 * responsive in between. A deferred value does not do that for what mounts within another transition.
 */
export function useIsLater(): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => startTransition(() => setIsLater(true)), []);
  return isLater;
}
