import type { ReactNode } from "react";
import { useIsLater } from "#lib/use-is-later.ts";

/** Renders its children one step after its own first render, for content that can wait. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useIsLater() ? children : null;
}
