import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Maximum number of frames until a row renders after scrolling to it. */
const MAX_FRAMES = 10;

/** The part of Ant Design's table handle that is used. */
type TableHandle = {
  readonly nativeElement: HTMLElement;
  readonly scrollTo: (to: { readonly index: number }) => void;
};

/**
 * Returns a function that focuses a row, scrolling to it first: the table is virtualized and renders the row
 * asynchronously.
 */
export function useRowFocus(table: RefObject<TableHandle | null>): (index: number, key: string) => void {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function focusOnceRendered(key: string, frames: number): void {
    const rows = table.current?.nativeElement.querySelectorAll<HTMLElement>("[data-row-key]") ?? [];
    const row = [...rows].find((one) => one.dataset["rowKey"] === key);
    if (row) row.focus({ preventScroll: true });
    else if (frames > 0) frame.current = requestAnimationFrame(() => focusOnceRendered(key, frames - 1));
  }

  return (index, key) => {
    cancelAnimationFrame(frame.current);
    table.current?.scrollTo({ index });
    focusOnceRendered(key, MAX_FRAMES);
  };
}
