import { startTransition, useEffect, useState } from "react";
import type { ReactNode } from "react";

type LaterProps = {
  readonly steps?: number;
  /** Drawn in its place until then. */
  readonly until?: ReactNode;
  readonly children: ReactNode;
};

/**
 * What can wait: it is drawn so many steps after this is, once what cannot wait is on the screen, and the page answers in
 * between. A deferred value does not do that for what appears within another step.
 */
export function Later({ steps = 1, until = null, children }: LaterProps) {
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done < steps) startTransition(() => setDone(done + 1));
  }, [done, steps]);
  return done >= steps ? children : until;
}
