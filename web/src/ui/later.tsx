import { startTransition, useEffect, useState } from "react";
import type { ReactNode } from "react";

/**
 * What can wait: it is drawn in a step after this is, once what cannot wait is on the screen, and the page answers in
 * between. A deferred value does not do that for what appears within another step.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => startTransition(() => setIsTime(true)), []);
  return isTime ? children : null;
}
