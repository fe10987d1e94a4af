import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useState } from "react";
import type { RefObject } from "react";
import type { Density } from "#lib/settings/lists.ts";
import { useIsLater } from "#lib/use-is-later.ts";
import type { Wall } from "./use-wall.ts";
import { PHONE_PX, needsMore, drawnRows, placesHeight, roomAtEnd, wallLayout } from "./wall-layout.ts";

const OVERSCAN_ROWS = 1;
/** Height of the sticky head, which must not cover the current card. */
const TOP_BAR_PX = 188;
/** On phones, the head scrolls away. */
const PHONE_TOP_PX = 60;

type Size = { readonly width: number; readonly top: number; readonly page: number };

/** Width and top of the wall, and width of the window, in px. */
function useSize(grid: RefObject<HTMLDivElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, top: 0, page: 0 });
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top + globalThis.scrollY;
      const next = { width: element.clientWidth, top, page: globalThis.innerWidth };
      setSize((before) =>
        before.width === next.width && before.top === next.top && before.page === next.page ? before : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return size;
}

type Options = {
  readonly wall: Pick<Wall, "items" | "total" | "hasMore" | "moreError" | "loadMore">;
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly density: Density;
  /** Index of the card whose row is always rendered, so that scrolling never loses the focus. */
  readonly active: number;
  /** How much of the window the bar of a selection covers, in px; 0 without a selection. */
  readonly covered: number;
  readonly onVisible: (places: readonly number[]) => void;
};

/** Virtualizes the rows of the wall, whose height is known. Loads more when the end comes near. */
export function useWallRows({ wall, grid, density, active, covered, onVisible }: Options) {
  const { width, top, page } = useSize(grid);
  const layout = wallLayout(density, width, page);
  const { columns, gap, height } = layout;
  const isPhone = page > 0 && page < PHONE_PX;
  const room = roomAtEnd(isPhone, covered);
  const { items, total, loadMore } = wall;
  const comesMore = wall.hasMore && wall.moreError === undefined;
  const rows = Math.ceil(items.length / columns);
  const activeRow = Math.floor(active / columns);
  const isOpen = useIsLater();
  // oxlint-disable-next-line react/incompatible-library -- nothing below is memoized by hand
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => height,
    gap,
    overscan: OVERSCAN_ROWS,
    useFlushSync: false,
    scrollMargin: top,
    scrollPaddingStart: isPhone ? PHONE_TOP_PX : TOP_BAR_PX,
    scrollPaddingEnd: room.window,
    getItemKey: (row) => `${columns}:${row}`,
    rangeExtractor: (range) => drawnRows(range, { isOpen, activeRow }),
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, height, gap]);

  useEffect(() => {
    // Read in an effect because during a render the range is still that of the previous one. Without a width, all
    // cards are in one column.
    const range = width === 0 ? null : virtualizer.range;
    const isScrolled = (virtualizer.scrollOffset ?? 0) > 0;
    if (comesMore && needsMore({ lastRow: range?.endIndex ?? null, isScrolled }, rows)) loadMore();
    if (!range) return;
    const last = Math.max(items.length - 1, 0);
    const place = (row: number) => Math.min(row * columns, last);
    onVisible([place(range.startIndex), place(range.endIndex + 1)]);
  });

  const places = placesHeight(layout, { shown: items.length, total, hasMore: comesMore });
  return { layout, isPhone, top, places, virtualizer, roomBelow: room.wall };
}
