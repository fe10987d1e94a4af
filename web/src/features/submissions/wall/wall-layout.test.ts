import type { Density } from "#lib/settings/lists.ts";
import { needsMore, drawnRows, ROWS_AHEAD, placesHeight, roomAtEnd, wallLayout } from "./wall-layout.ts";

/**
 * Available widths: next to the folded navigation and the edge buttons, next to the open one, and with details
 * docked.
 */
const FOLDED = 1280 - 64 - 16 - 32;
const OPEN = 1280 - 280 - 16 - 32;
const DOCKED = 1280 - 64 - 16 - 456;
/** Available height: from 184 px below the top to the strip of hints. */
const HEIGHT = 800 - 184 - 28;

test.each<[string, Density, number, number]>([
  ["folded", "L", FOLDED, 12],
  ["folded", "M", FOLDED, 24],
  ["folded", "S", FOLDED, 44],
  ["open", "L", OPEN, 9],
  ["open", "M", OPEN, 18],
  ["open", "S", OPEN, 36],
  ["docked", "L", DOCKED, 6],
  ["docked", "M", DOCKED, 15],
  ["docked", "S", DOCKED, 28],
])("at 1280 x 800, %s, density %s on %i px shows %i whole cards", (_frame, density, width, cards) => {
  const { columns, gap, height } = wallLayout(density, width, 1280);
  expect(columns * Math.floor((HEIGHT + gap) / (height + gap))).toBe(cards);
});

test.each<[Density, number]>([
  ["M", 3],
  ["S", 4],
  ["L", 1],
])("a phone shows density %s in %i columns", (density, columns) => {
  expect(wallLayout(density, 390 - 24, 390).columns).toBe(columns);
});

test("before it is measured it has one column and nothing negative", () => {
  expect(wallLayout("M", 0, 1280)).toEqual({ columns: 1, gap: 8, width: 0, height: 0 });
});

const FOUR_WIDE = { columns: 4, gap: 8, width: 100, height: 125 };
const heightOf = (rows: number) => rows * 133 - 8;

test.each([
  ["nobody", { shown: 0, total: 0, hasMore: false }, 0],
  ["whole rows alone, with the last one broken", { shown: 10, total: 10, hasMore: false }, heightOf(2)],
  ["all rows where they are whole", { shown: 8, total: 8, hasMore: false }, heightOf(2)],
  ["a broken row that others will fill", { shown: 10, total: 11, hasMore: true }, heightOf(3)],
  ["everybody who is to come", { shown: 10, total: 20, hasMore: true }, heightOf(5)],
  ["as many as are asked for", { shown: 10, total: 10_000, hasMore: true }, heightOf(3 + ROWS_AHEAD)],
  ["at least those who are there", { shown: 10, total: 5, hasMore: true }, heightOf(3)],
])("a wall has places for %s", (_whom, reach, height) => {
  expect(placesHeight(FOUR_WIDE, reach)).toBe(height);
});

test.each([
  ["nobody is selected", false, 0, { window: 44, wall: 0 }],
  ["nobody is selected, on a phone", true, 0, { window: 190, wall: 0 }],
  ["some are selected", false, 92, { window: 100, wall: 64 }],
  ["some are selected, on a phone", true, 268, { window: 276, wall: 64 }],
  ["the bar is lower than what is there on a phone", true, 116, { window: 190, wall: 64 }],
])("while %s, the end keeps room for what covers it", (_while, isPhone, covered, room) => {
  expect(roomAtEnd(isPhone, covered)).toEqual(room);
});

test.each([
  ["nobody is there, though somebody comes", null, false, 0, true],
  ["nothing has been measured", null, false, 10, false],
  ["a wall opens with rows below the screen", 3, false, 8, false],
  ["a wall opens with its last row on the screen", 7, false, 8, true],
  ["it is scrolled, and the last row is near", 4, true, 4 + ROWS_AHEAD, true],
  ["it is scrolled, and the last row is far", 4, true, 5 + ROWS_AHEAD, false],
])("while %s, the next people are requested or not", (_while, lastRow, isScrolled, rows, expected) => {
  expect(needsMore({ lastRow, isScrolled }, rows)).toBe(expected);
});

test.each([
  ["opens", { startIndex: 0, endIndex: 3 }, { isOpen: false, activeRow: 0 }, [0]],
  ["opens further down", { startIndex: 4, endIndex: 7 }, { isOpen: false, activeRow: 9 }, [4, 9]],
  ["is open", { startIndex: 0, endIndex: 3 }, { isOpen: true, activeRow: 0 }, [0, 1, 2, 3, 4]],
  ["was scrolled", { startIndex: 6, endIndex: 8 }, { isOpen: true, activeRow: 1 }, [1, 5, 6, 7, 8, 9]],
  [
    "has fewer people than before",
    { startIndex: 6, endIndex: 8 },
    { isOpen: true, activeRow: 12 },
    [5, 6, 7, 8, 9],
  ],
])("a wall that %s draws the rows that it needs", (_, range, drawing, rows) => {
  expect(drawnRows({ ...range, overscan: 1, count: 12 }, drawing)).toEqual(rows);
});
