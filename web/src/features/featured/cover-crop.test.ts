import { cropOf } from "./cover-crop.ts";

test.each([
  ["one that fits stays whole", 1600, 900, 0.5, { x: 0, y: 0, width: 1600, height: 900 }],
  ["a tall one, at its top", 900, 1600, 0, { x: 0, y: 0, width: 900, height: 506 }],
  ["a tall one, at its foot", 900, 1600, 1, { x: 0, y: 1094, width: 900, height: 506 }],
  ["a wide one, in the middle", 2000, 900, 0.5, { x: 200, y: 0, width: 1600, height: 900 }],
])("%s", (_name, width, height, place, expected) => {
  expect(cropOf(width, height, place)).toEqual(expected);
});
