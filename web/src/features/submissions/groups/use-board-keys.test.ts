import { placeOnBoard, stepOnBoard } from "./use-board-keys.ts";

const columns = [
  { number: 1, members: ["a", "b", "c"] },
  { number: 2, members: [] },
  { number: 3, members: ["d"] },
];

test.each([
  ["ArrowDown", false, [1, 0], [1, 1]],
  ["ArrowDown", false, [1, 2], [1, 2]],
  ["ArrowUp", false, [1, 0], [1, 0]],
  ["ArrowRight", false, [1, 2], [3, 0]],
  ["ArrowRight", false, [3, 0], [3, 0]],
  ["ArrowLeft", false, [3, 0], [1, 0]],
  ["ArrowLeft", true, [1, 1], [3, 0]],
] as const)(
  "%s (from the right: %s) leads from %j to %j",
  (arrow, rtl, [number, index], [toNumber, toIndex]) => {
    expect(stepOnBoard(columns, { number, index }, arrow, rtl)).toEqual({ number: toNumber, index: toIndex });
  },
);

test.each([
  [
    [1, 1],
    [1, 1],
  ],
  [
    [1, 7],
    [1, 2],
  ],
  [
    [2, 0],
    [3, 0],
  ],
  [
    [4, 2],
    [3, 0],
  ],
] as const)("Tab reaches from the place %j the card at %j", ([number, index], [toNumber, toIndex]) => {
  expect(placeOnBoard(columns, { number, index })).toEqual({ number: toNumber, index: toIndex });
});

test("on an empty board the place is kept", () => {
  expect(placeOnBoard([], { number: 4, index: 2 })).toEqual({ number: 4, index: 0 });
});
