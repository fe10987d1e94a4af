import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useState } from "react";
import type { RefObject } from "react";
import type { Wall } from "./use-wall.ts";

const CARD_MIN_PX = 152;
const CARD_GAP_PX = 12;
const FEWEST_COLUMNS = 2;
/** What a card holds below its headshot; measured once it is drawn. */
const WORDS_PX = 118;
const OVERSCAN_ROWS = 2;
/** The sticky bars above and below, which must not cover the focused card. */
const TOP_BAR_PX = 72;
const BOTTOM_BAR_PX = 128;

/** How many cards stand beside each other, and how wide they are. */
function useColumns(grid: RefObject<HTMLDivElement | null>): { columns: number; width: number; top: number } {
  const [size, setSize] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () =>
      setSize({
        width: element.clientWidth,
        top: element.getBoundingClientRect().top + globalThis.scrollY,
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  const fitting = Math.floor((size.width + CARD_GAP_PX) / (CARD_MIN_PX + CARD_GAP_PX));
  const columns = Math.max(FEWEST_COLUMNS, fitting);
  return { columns, width: (size.width - CARD_GAP_PX * (columns - 1)) / columns, top: size.top };
}

type Options = {
  readonly wall: Pick<Wall, "items" | "hasMore" | "loadMore">;
  readonly grid: RefObject<HTMLDivElement | null>;
  /** Place of the card whose row is always drawn, so that focus is never lost by scrolling. */
  readonly active: number;
  readonly onVisible: (places: readonly number[]) => void;
};

/** The rows of the wall near the screen. Asks for more when the end comes near. */
export function useWallRows({ wall, grid, active, onVisible }: Options) {
  const { columns, width, top } = useColumns(grid);
  const { items, hasMore, loadMore } = wall;
  const rows = Math.ceil(items.length / columns);
  const activeRow = Math.floor(active / columns);
  // oxlint-disable-next-line react/incompatible-library -- nothing below is memoized by hand
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => width * 1.25 + WORDS_PX,
    gap: CARD_GAP_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    scrollPaddingStart: TOP_BAR_PX,
    scrollPaddingEnd: BOTTOM_BAR_PX,
    getItemKey: (row) => `${columns}:${row}`,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(activeRow < rows ? [activeRow] : [])])].toSorted(
        (one, other) => one - other,
      ),
  });
  const { range } = virtualizer;

  useEffect(() => {
    if (!range) return;
    if (hasMore && range.endIndex >= rows - OVERSCAN_ROWS - 1) loadMore();
    const last = Math.max(items.length - 1, 0);
    const place = (row: number) => Math.min(row * columns, last);
    onVisible([place(range.startIndex), place(range.endIndex + 1)]);
  });

  return { columns, top, virtualizer };
}
