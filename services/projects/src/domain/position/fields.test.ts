import { isSubstantive } from "#domain/project/fields.ts";
import { isSubstantiveForPosition, needsReview, POSITION_FIELDS } from "./fields.ts";

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
] as const)("a change of a position's %s: substantive %s, reviewed %s", (field, substantive, reviewed) => {
  expect(isSubstantiveForPosition([field])).toBe(substantive);
  expect(needsReview([field])).toBe(reviewed);
});

test("one field that is decided by is enough among others", () => {
  expect(isSubstantive(["name", "payRate"])).toBe(true);
  expect(isSubstantiveForPosition(["quantity", "rate"])).toBe(true);
  expect(needsReview(["quantity", "nudity"])).toBe(true);
  expect([isSubstantive([]), isSubstantiveForPosition([]), needsReview([])]).toEqual([false, false, false]);
});

test.each([
  ["0", "0"],
  [" 18 ", "18"],
  ["120", "120"],
  ["121", null],
  ["1200", null],
  ["a18", null],
  ["18a", null],
  ["-1", null],
])("the age %j is read as %j", (sent, expected) => {
  const read = POSITION_FIELDS.ageRequirement.schema.safeParse(sent);
  expect(read.success ? read.data : null).toBe(expected);
});
