import { overlapping, playedAges } from "./age-ranges.ts";

test.each([
  [["22-30"], ["22-30"]],
  [["30-45"], ["30-45"]],
  [["Under 12"], ["Under 12"]],
  [["Over 60"], ["Over 60"]],
  [[], []],
])("ages %j overlap %j", (ranges, expected) => expect(overlapping(ranges)).toEqual(expected));

test.each([
  [{ ageRange: ["46-60"], ageRequirement: "18" }, ["46-60"]],
  [{ ageRange: [], ageRequirement: "46" }, ["46-60", "Over 60"]],
  [{ ageRange: [], ageRequirement: null }, ["Under 12", "13-21", "22-30", "30-45", "46-60", "Over 60"]],
])("a breakdown of %j is open to %j", (position, expected) => expect(playedAges(position)).toEqual(expected));
