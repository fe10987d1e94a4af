import { defaultRangeExtractor } from "@tanstack/react-virtual";
import type { Range } from "@tanstack/react-virtual";
import type { Density } from "#lib/settings/lists.ts";

/** Below this width the phone layout applies: smaller cards, and a list instead of large cards. */
export const PHONE_PX = 600;
/** The media query of that layout. */
export const PHONE = `(max-width: ${PHONE_PX - 1}px)`;

type Shape = {
  readonly minWidth: number;
  readonly gap: number;
  /** Null: the card is only a photo, with an aspect ratio of 4:5. */
  readonly height: number | null;
  readonly maxColumns?: number;
};

const SHAPES: Readonly<Record<Density, Shape>> = {
  L: { minWidth: 276, gap: 12, height: 184 },
  M: { minWidth: 132, gap: 8, height: null },
  S: { minWidth: 98, gap: 6, height: null },
};

const PHONE_SHAPES: Readonly<Record<Density, Shape>> = {
  L: { minWidth: 276, gap: 8, height: 98, maxColumns: 1 },
  M: { minWidth: 108, gap: 6, height: null },
  S: { minWidth: 84, gap: 6, height: null },
};

export type WallLayout = {
  readonly columns: number;
  readonly gap: number;
  /** Of a card, in px. */
  readonly width: number;
  readonly height: number;
};

/**
 * The layout of cards of a density on a wall of this width, in px. `pageWidth` distinguishes a phone from a narrow
 * wall.
 */
export function wallLayout(density: Density, width: number, pageWidth: number): WallLayout {
  const shape = (pageWidth < PHONE_PX ? PHONE_SHAPES : SHAPES)[density];
  const { minWidth, gap, maxColumns = Infinity } = shape;
  const fitting = Math.floor((width + gap) / (minWidth + gap));
  const columns = Math.max(1, Math.min(fitting, maxColumns));
  const cardWidth = Math.max(0, (width - gap * (columns - 1)) / columns);
  return { columns, gap, width: cardWidth, height: shape.height ?? cardWidth * 1.25 };
}

/** The strip of hints, in px. */
const HINTS_PX = 44;
/** On phones, the sheet of the current card and the navigation below it. */
const PHONE_SHEET_PX = 190;
/** Between the current card and what covers the end of the window. */
const CLEAR_PX = 8;
/** The bar of a selection at the end of a list. */
export const BAR_PX = 64;

/**
 * What is kept free at the end, in px: of the window when keys bring a card there, and below the last row. `covered`
 * is how much of the window the bar of a selection covers, 0 without a selection.
 */
export function roomAtEnd(
  isPhone: boolean,
  covered: number,
): { readonly window: number; readonly wall: number } {
  const least = isPhone ? PHONE_SHEET_PX : HINTS_PX;
  if (covered === 0) return { window: least, wall: 0 };
  return { window: Math.max(least, covered + CLEAR_PX), wall: BAR_PX };
}

export type Drawing = {
  /** False during the first render, which only includes the first visible row. */
  readonly isOpen: boolean;
  /** The row of the current card, which is always rendered, so that scrolling never loses the focus. */
  readonly activeRow: number;
};

/** The rows to render: initially the first visible one, then all visible ones and those around them. */
export function drawnRows(range: Range, { isOpen, activeRow }: Drawing): number[] {
  const first = { ...range, overscan: 0, endIndex: range.startIndex };
  const rows = new Set(defaultRangeExtractor(isOpen ? range : first));
  if (activeRow < range.count) rows.add(activeRow);
  return [...rows].toSorted((one, other) => one - other);
}

/**
 * More people are loaded when this many rows are left below the screen: fast scrolling covers them in about a second.
 */
export const ROWS_AHEAD = 8;
/** The same before any scrolling, when the wall is still busy rendering the first people. */
const ROWS_AHEAD_AT_FIRST = 1;

type Shown = {
  /** The last visible row; null until it is known. */
  readonly lastRow: number | null;
  readonly isScrolled: boolean;
};

/** Whether to load more people, given the number of rows loaded. */
export function needsMore({ lastRow, isScrolled }: Shown, rows: number): boolean {
  if (rows === 0) return true;
  if (lastRow === null) return false;
  return lastRow + (isScrolled ? ROWS_AHEAD : ROWS_AHEAD_AT_FIRST) >= rows;
}

export type Reach = {
  /** Number of people loaded. */
  readonly shown: number;
  /** Total number of people, or a lower bound if it is unknown. */
  readonly total: number;
  readonly hasMore: boolean;
};

/**
 * The height of the area with places for cards, in px: to the end of the last full row or, if there are more people
 * to load, up to `ROWS_AHEAD` rows further.
 */
export function placesHeight({ columns, gap, height }: WallLayout, { shown, total, hasMore }: Reach): number {
  const there = Math.ceil(shown / columns);
  const rows = hasMore
    ? Math.max(there, Math.min(there + ROWS_AHEAD, Math.ceil(total / columns)))
    : Math.floor(shown / columns);
  return Math.max(0, rows * (height + gap) - gap);
}
