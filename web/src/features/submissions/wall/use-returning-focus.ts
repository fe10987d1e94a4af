import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Once the details are closed the focus is back on the present card, without waiting for the drawer to slide away. */
export function useReturningFocus(grid: RefObject<HTMLElement | null>, opened: string): void {
  const before = useRef(opened);
  // The drawer, a child, has let go of the focus by then.
  useEffect(() => {
    const isClosed = before.current !== "" && opened === "";
    before.current = opened;
    if (!isClosed) return;
    const card = grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    (card ?? grid.current)?.focus({ preventScroll: true });
  }, [grid, opened]);
}
