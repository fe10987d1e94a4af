import { overlapping, playedAges } from "#domain/position/age-ranges.ts";
import { changedFields, cleanText, merge } from "./changes.ts";
import { BLANK_DETAILS } from "#domain/project/project.ts";
import { isSubstantive, isSubstantiveForPosition, needsReview } from "./substantive-change.ts";

test.each([
  ["payRate", true],
  ["filmingBeginDate", true],
  ["locationCity", true],
  ["filmingAddress", true],
  ["name", false],
  ["castingDirName", false],
  ["skills", false],
] as const)("a change of a project's %s is substantive: %s", (field, expected) => {
  expect(isSubstantive([field])).toBe(expected);
});

test.each([
  ["nudity", true, true],
  ["adultScenes", true, true],
  ["ageRequirement", true, true],
  ["roleType", false, true],
  ["rate", true, false],
  ["ageRange", true, false],
  ["quantity", false, false],
] as const)(
  "a change of a position's %s: substantive %s, looked at again %s",
  (field, substantive, reviewed) => {
    expect(isSubstantiveForPosition([field])).toBe(substantive);
    expect(needsReview([field])).toBe(reviewed);
  },
);

test("an absent field keeps its value, null clears it, text is trimmed", () => {
  const before = { ...BLANK_DETAILS, name: "One", skills: ["Dancer"], payRate: 5 };
  const after = merge(
    before,
    { name: "  Two ", payRate: null, skills: null, union: undefined },
    BLANK_DETAILS,
  );
  expect(after).toMatchObject({ name: "Two", payRate: null, skills: [], union: null });
  expect(changedFields(before, after)).toEqual(["name", "payRate", "skills"]);
  expect(changedFields(after, { ...after })).toEqual([]);
});

test.each([
  ["  ", null],
  [" e\u0301 ", "é"],
])("%j is stored as %j", (typed, stored) => expect(cleanText(typed)).toBe(stored));

test.each([
  [["22-30"], ["22-30", "30-45"]],
  [["30-45"], ["22-30", "30-45"]],
  [["Under 12"], ["Under 12"]],
  [["Over 60"], ["Over 60"]],
  [[], []],
])("ages %j overlap %j", (asked, expected) => expect(overlapping(asked)).toEqual(expected));

test.each([
  [{ ageRange: ["46-60"], ageRequirement: "18" }, ["46-60"]],
  [{ ageRange: [], ageRequirement: "46" }, ["46-60", "Over 60"]],
  [{ ageRange: [], ageRequirement: null }, ["Under 12", "13-21", "22-30", "30-45", "46-60", "Over 60"]],
])("a breakdown of %j is open to %j", (position, expected) => expect(playedAges(position)).toEqual(expected));
