import type { ReactNode } from "react";
import { useIsLater } from "#lib/use-is-later.ts";

/** What can wait: it is drawn in a step after this is. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useIsLater() ? children : null;
}
