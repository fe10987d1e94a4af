import { startTransition, useEffect, useState } from "react";

/**
 * False when a component is first drawn, true so many steps after: what can wait is drawn once what cannot is on the
 * screen, and the page answers in between. A deferred value does not do that for what appears within another step.
 */
export function useLater(steps = 1): boolean {
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done < steps) startTransition(() => setDone(done + 1));
  }, [done, steps]);
  return done >= steps;
}
