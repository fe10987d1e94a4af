import { Suspense, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { focusCurrentCard } from "./current-card.ts";

/**
 * Around a dialog and what loads it: once it is closed, the focus is back on what had it before, or on the current card
 * where that is gone.
 */
export function ReturnFocus({ children }: { readonly children: ReactNode }) {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Something else may have the focus by then.
      if (document.activeElement !== document.body) return;
      if (before instanceof HTMLElement && before !== document.body && before.isConnected)
        before.focus({ preventScroll: true });
      // What is there but cannot be focused any more, as a button that was switched off.
      if (document.activeElement === document.body) focusCurrentCard();
    },
    [before],
  );
  return <Suspense fallback={null}>{children}</Suspense>;
}
