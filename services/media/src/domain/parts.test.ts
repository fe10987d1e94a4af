import { LIMITS } from "@callboard/catalog/limits.ts";
import { areSameParts, PART_BYTES, partsOf } from "./parts.ts";

test.each([
  [1, [1]],
  [10, [10]],
  [11, [10, 1]],
  [20, [10, 10]],
  [25, [10, 10, 5]],
])("%i bytes in parts of ten", (size, sizes) => {
  expect(partsOf(size, 10)).toEqual(sizes.map((bytes, index) => ({ part: index + 1, size: bytes })));
});

test("the largest file has no more parts than S3 takes", () => {
  expect(PART_BYTES).toBeGreaterThanOrEqual(5 * 1024 ** 2);
  expect(partsOf(LIMITS.videoBytes, PART_BYTES).length).toBeLessThanOrEqual(10_000);
});

const announced = partsOf(25, 10);

test.each([
  ["all", announced, true],
  ["none", [], false],
  ["all but the last", announced.slice(0, 2), false],
  ["all but the first", announced.slice(1), false],
  ["one too many", [...announced, { part: 4, size: 1 }], false],
  ["two in each other's place", [1, 0, 2].flatMap((place) => announced[place] ?? []), false],
  ["one too short", announced.map((one) => ({ ...one, size: Math.min(one.size, 9) })), false],
])("what arrived is what was announced: %s", (_name, arrived, expected) => {
  expect(areSameParts(arrived, announced)).toBe(expected);
});
