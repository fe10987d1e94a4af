import { Suspense, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { focusCurrentCard } from "./current-card.ts";

/**
 * Wraps a dialog and its lazy loading: after it closes, the focus returns to the previously focused element, or to
 * the current card if that element is gone.
 */
export function ReturnFocus({ children }: { readonly children: ReactNode }) {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Another element may have taken the focus by then.
      if (document.activeElement !== document.body) return;
      if (before instanceof HTMLElement && before !== document.body && before.isConnected)
        before.focus({ preventScroll: true });
      // The element may exist but not be focusable any more, such as a disabled button.
      if (document.activeElement === document.body) focusCurrentCard();
    },
    [before],
  );
  return <Suspense fallback={null}>{children}</Suspense>;
}
