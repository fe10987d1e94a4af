import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { focusCurrentCard } from "./current-card.ts";

/** Returns the focus to the current card after the details close. */
export function useReturningFocus(grid: RefObject<HTMLElement | null>, opened: string): void {
  const before = useRef(opened);
  useEffect(() => {
    const isClosed = before.current !== "" && opened === "";
    before.current = opened;
    if (!isClosed) return;
    if (!focusCurrentCard()) grid.current?.focus({ preventScroll: true });
  }, [grid, opened]);
}
