import { LANGUAGES } from "@callboard/catalog/appearance.ts";
import { BLANK_POSITION } from "./fields.ts";
import {
  filterValues,
  POSITION_FILTER_NAMES,
  POSITION_FILTERS,
  sceneValue,
  type PositionFilter,
} from "./filters.ts";

test.each<[PositionFilter, object, readonly string[]]>([
  ["PositionType", { positionType: "Crew" }, ["Crew"]],
  ["UnionType", {}, []],
  ["EyeColor", { eyeColor: ["Blue", "Green"] }, ["Blue", "Green"]],
  ["Languages", {}, LANGUAGES],
])("%s of %j finds it by %j", (filter, fields, values) => {
  expect(filterValues(filter, { ...BLANK_POSITION, ...fields })).toEqual(values);
});

test("every filter has its values", () => {
  for (const name of POSITION_FILTER_NAMES) expect(POSITION_FILTERS[name].length).toBeGreaterThan(1);
});

test.each<[PositionFilter, boolean]>([
  ["HeightRange", true],
  ["EyeColor", true],
  ["HairColor", true],
  ["Languages", true],
  ["PositionType", false],
  ["RateFrequency", false],
])("a position without requirements is found by every %s: %s", (filter, isOpen) => {
  const blank = { ...BLANK_POSITION, positionType: null } as unknown as typeof BLANK_POSITION;
  expect(filterValues(filter, blank)).toEqual(isOpen ? POSITION_FILTERS[filter] : []);
});

test.each([
  ["Nudity", true, "Nudity"],
  ["Nudity", false, "NoNudity"],
  ["AdultScenes", false, "NoAdultScenes"],
] as const)("positions with %s (%s) are found by %s", (scene, wanted, expected) => {
  expect(sceneValue(scene, wanted)).toBe(expected);
});
