import { keptArea } from "./kept-area.ts";

const COVER = 16 / 9;

test.each([
  ["the whole of it", 200, 100, "whole", { x: 0, y: 0, width: 200, height: 100 }],
  ["an area", 200, 100, { x: 1, y: 2, width: 30, height: 40 }, { x: 1, y: 2, width: 30, height: 40 }],
  ["around a square, all of it", 200, 200, { ratioAround: 1 }, { x: 0, y: 0, width: 200, height: 200 }],
  [
    "room above and below a wide one",
    300,
    100,
    { ratioAround: 1 },
    { x: 0, y: -100, width: 300, height: 300 },
  ],
  ["room beside a tall one", 100, 300, { ratioAround: 1 }, { x: -100, y: 0, width: 300, height: 300 }],
  ["one that fits", 1600, 900, { ratioWithin: COVER, place: 0.5 }, { x: 0, y: 0, width: 1600, height: 900 }],
  ["a tall one's top", 900, 1600, { ratioWithin: COVER, place: 0 }, { x: 0, y: 0, width: 900, height: 506 }],
  [
    "a tall one's foot",
    900,
    1600,
    { ratioWithin: COVER, place: 1 },
    { x: 0, y: 1094, width: 900, height: 506 },
  ],
  [
    "a wide one's middle",
    2000,
    900,
    { ratioWithin: COVER, place: 0.5 },
    { x: 200, y: 0, width: 1600, height: 900 },
  ],
] as const)("%s", (_name, width, height, kept, expected) => {
  expect(keptArea({ width, height }, kept)).toEqual(expected);
});
