import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Once the details are closed the focus is back on the present card. */
export function useReturningFocus(grid: RefObject<HTMLElement | null>, opened: string): void {
  const before = useRef(opened);
  useEffect(() => {
    const isClosed = before.current !== "" && opened === "";
    before.current = opened;
    if (!isClosed) return;
    const card = grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    (card ?? grid.current)?.focus({ preventScroll: true });
  }, [grid, opened]);
}
