import { defaultRangeExtractor } from "@tanstack/react-virtual";
import type { Range } from "@tanstack/react-virtual";
import type { Density } from "#lib/settings/lists.ts";

/** Below this width a page is a phone's: smaller cards, and a list in place of roomy cards. */
export const PHONE_PX = 600;

type Shape = {
  readonly minWidth: number;
  readonly gap: number;
  /** Null: the photo is the card, four wide to five high. */
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

/** How cards of a density stand on a wall of a width, in px. `pageWidth` tells a phone from a narrow wall. */
export function wallLayout(density: Density, width: number, pageWidth: number): WallLayout {
  const shape = (pageWidth < PHONE_PX ? PHONE_SHAPES : SHAPES)[density];
  const { minWidth, gap, maxColumns = Infinity } = shape;
  const fitting = Math.floor((width + gap) / (minWidth + gap));
  const columns = Math.max(1, Math.min(fitting, maxColumns));
  const cardWidth = Math.max(0, (width - gap * (columns - 1)) / columns);
  return { columns, gap, width: cardWidth, height: shape.height ?? cardWidth * 1.25 };
}

export type Drawing = {
  /** Whether the first row is on the screen: it stands there before the rest is drawn. */
  readonly isOpen: boolean;
  /** The row of the current card, which is always drawn, so that focus is never lost by scrolling. */
  readonly activeRow: number;
};

/** The rows that are drawn: the first one on the screen while a wall opens, and then all on it and those around it. */
export function drawnRows(range: Range, { isOpen, activeRow }: Drawing): number[] {
  const first = { ...range, overscan: 0, endIndex: range.startIndex };
  const rows = new Set(defaultRangeExtractor(isOpen ? range : first));
  if (activeRow < range.count) rows.add(activeRow);
  return [...rows].toSorted((one, other) => one - other);
}

/** The next people are asked for while so many rows are still below the screen: a brisk wheel takes a second for them. */
export const ROWS_AHEAD = 8;
/** The same before anybody scrolls: a wall that opens is busy with those who are on it. */
const ROWS_AHEAD_AT_FIRST = 1;

type Shown = {
  /** The last row on the screen; null before it is known. */
  readonly lastRow: number | null;
  readonly isScrolled: boolean;
};

/** Whether the next people are asked for, where so many rows are there. */
export function asksForMore({ lastRow, isScrolled }: Shown, rows: number): boolean {
  if (rows === 0) return true;
  if (lastRow === null) return false;
  return lastRow + (isScrolled ? ROWS_AHEAD : ROWS_AHEAD_AT_FIRST) >= rows;
}

export type Reach = {
  /** How many people are there to be drawn. */
  readonly shown: number;
  /** How many there are; at least so many where nobody knows. */
  readonly total: number;
  readonly hasMore: boolean;
};

/**
 * How far down a wall has places for cards, in px: to the end of its last whole row, or as many rows further as are asked
 * for while there is more to come.
 */
export function placesHeight({ columns, gap, height }: WallLayout, { shown, total, hasMore }: Reach): number {
  const there = Math.ceil(shown / columns);
  const rows = hasMore
    ? Math.max(there, Math.min(there + ROWS_AHEAD, Math.ceil(total / columns)))
    : Math.floor(shown / columns);
  return Math.max(0, rows * (height + gap) - gap);
}
