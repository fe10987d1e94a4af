import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { focusCurrentCard } from "./current-card.ts";

/** Once the details are closed the focus is back on the present card. */
export function useReturningFocus(grid: RefObject<HTMLElement | null>, opened: string): void {
  const before = useRef(opened);
  useEffect(() => {
    const isClosed = before.current !== "" && opened === "";
    before.current = opened;
    if (!isClosed) return;
    if (!focusCurrentCard()) grid.current?.focus({ preventScroll: true });
  }, [grid, opened]);
}
