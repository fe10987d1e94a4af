import type { Density } from "#lib/settings/lists.ts";
import { wallLayout, wholeCards } from "./wall-layout.ts";

/** Beside the folded navigation and the buttons at the edge; beside the open one; with details docked as well. */
const FOLDED = 1280 - 64 - 16 - 32;
const OPEN = 1280 - 280 - 16 - 32;
const DOCKED = 1280 - 64 - 16 - 456;
/** From 184 px below the top to the strip of hints. */
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
  expect(wholeCards(wallLayout(density, width, 1280), HEIGHT)).toBe(cards);
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
