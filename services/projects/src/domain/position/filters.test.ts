import { LANGUAGES } from "@callboard/catalog/appearance.ts";
import { BLANK_POSITION } from "./fields.ts";
import { filterValues, POSITION_FILTER_NAMES, POSITION_FILTERS, type PositionFilter } from "./filters.ts";

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
