import { isSubstantive } from "#domain/project/fields.ts";
import { isSubstantiveForPosition, needsReview } from "./fields.ts";

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
