import type { Sent } from "@callboard/kit/form/field.ts";
import { BLANK_DETAILS } from "#domain/project/fields.ts";
import { checkComplete } from "#domain/project/completeness.ts";
import { BLANK_POSITION, type PositionDetails } from "./fields.ts";
import { checkDueDate, checkPosition, isForMinors, readPosition } from "./position-rules.ts";

const NOW = new Date("2026-06-01T12:00:00Z");
const RIGHT: PositionDetails = {
  ...BLANK_POSITION,
  positionName: "Mara",
  roleType: "Lead",
  quantity: 1,
  description: "She is 30 and tired.",
  submissionsDueBy: new Date("2026-07-01T00:00:00Z"),
};
const PROJECT = {
  ...BLANK_DETAILS,
  name: "The Long Way Home",
  description: "A family drives west.",
  projectType: "Featured Film",
  union: "Union",
  public: true,
  castingDirName: "Ana Ruiz",
  castingDirEmail: "ana@example.com",
  locationCity: "Austin",
  locationState: "TX",
  filmingType: "Studio",
  filmingBeginDate: "2027-03-01",
};

test("a right position is right, and a crew job needs no role type", () => {
  expect(checkPosition(RIGHT)).toEqual([]);
  expect(
    checkPosition({ ...RIGHT, positionType: "Crew", positionSubType: "Gaffer", roleType: null }),
  ).toEqual([]);
});

test.each<[string, readonly string[], string | null, boolean]>([
  ["a child's ages", ["Under 12"], null, true],
  ["ages that adults have too", ["13-21", "22-30"], null, true],
  ["ages of adults", ["22-30", "Over 60"], null, false],
  ["a word that is no range", ["Any"], null, false],
  ["no ages", [], null, false],
  ["a least age below that of adults", ["22-30"], "17", true],
  ["a least age of adults", ["13-21"], "18", false],
  ["a child's ages and a least age of adults", ["Under 12"], "18", true],
])("a position with %s: %o, %s is for minors: %s", (_name, ageRange, ageRequirement, expected) => {
  expect(isForMinors({ ageRange: [...ageRange], ageRequirement })).toBe(expected);
});

test("a position with nothing in it names every required field at once", () => {
  const fields = ["PositionName", "Quantity", "Description", "SubmissionsDueBy", "RoleType"];
  expect(checkPosition(BLANK_POSITION).map((failure) => failure.path)).toEqual(
    fields.map((field) => `positionInfo.${field}`),
  );
});

test.each<[Sent, string, string]>([
  [{ PositionName: "x".repeat(121) }, "PositionName", "TOO_LONG"],
  [{ Quantity: 0 }, "Quantity", "RANGE"],
  [{ Quantity: 1000 }, "Quantity", "RANGE"],
  [{ RoleType: "Extra" }, "RoleType", "CATALOG"],
  [{ RateFrequency: "Yearly" }, "RateFrequency", "CATALOG"],
  [{ AgeRequirement: "old" }, "AgeRequirement", "RANGE"],
  [{ Gender: ["Any"] }, "Gender", "CATALOG"],
  [{ Nudity: true, AgeRequirement: "18" }, "NudityDescription", "REQUIRED"],
  [{ AdultScenes: true, AgeRequirement: "18" }, "AdultSceneDescription", "REQUIRED"],
  [{ Nudity: true, NudityDescription: "Back.", AgeRange: ["13-21"] }, "AgeRequirement", "MINOR_ROLE"],
  [{ Nudity: true, NudityDescription: "Back.", AgeRange: ["22-30"] }, "AgeRequirement", "MINOR_ROLE"],
  [{ Nudity: true, NudityDescription: "Back.", AgeRequirement: "17" }, "AgeRequirement", "MINOR_ROLE"],
  [
    { Nudity: true, NudityDescription: "Back.", AgeRequirement: "18", AgeRange: ["Under 12"] },
    "AgeRange",
    "MINOR_ROLE",
  ],
  [
    { AdultScenes: true, AdultSceneDescription: "A kiss.", AgeRequirement: "16" },
    "AgeRequirement",
    "MINOR_ROLE",
  ],
  [{ FilmingBeginDate: "2027-02-02", FilmingEndDate: "2027-02-01" }, "FilmingEndDate", "ORDER"],
  [{ FilmingAddress: { City: "\ud800" } }, "FilmingAddress.City", "CHARACTERS"],
  [{ AuditionAddress: { Zipcode: "\0" } }, "AuditionAddress.Zipcode", "CHARACTERS"],
  [{ Rate: -0.01 }, "Rate", "RANGE"],
  [{ Rate: 1_000_000_001 }, "Rate", "RANGE"],
  [{ Rate: "a" }, "Rate", "TYPE"],
  [{ PositionName: "a\0b" }, "PositionName", "CHARACTERS"],
  [{ PositionName: " " }, "PositionName", "REQUIRED"],
  [{ SubmissionsDueBy: null }, "SubmissionsDueBy", "REQUIRED"],
])("%j: %s %s", (change, field, rule) => {
  expect(readPosition(RIGHT, change).failures).toEqual([
    expect.objectContaining({ path: `positionInfo.${field}`, rule }),
  ]);
});

test("nudity for somebody of 18 is possible", () => {
  expect(checkPosition({ ...RIGHT, nudity: true, nudityDescription: "Back.", ageRequirement: "18" })).toEqual(
    [],
  );
});

test.each([
  [new Date("2026-06-01T12:00:00Z"), 1],
  [new Date("2026-06-01T12:00:01Z"), 0],
])("due at %s: %i failures", (submissionsDueBy, failures) => {
  expect(checkDueDate({ ...RIGHT, submissionsDueBy }, NOW)).toHaveLength(failures);
});

test.each<[string, Parameters<typeof checkComplete>[0], PositionDetails[], string[]]>([
  ["everything", PROJECT, [RIGHT], []],
  [
    "gaps in several steps",
    { ...PROJECT, name: null, castingDirName: null, filmingType: null },
    [],
    ["projectInfo.Name", "contactInfo.CastingDirName", "locationInformation.FilmingType", "positionInfo"],
  ],
  ["no position", PROJECT, [], ["positionInfo"]],
  [
    "a due date gone by, and a role that says little",
    PROJECT,
    [RIGHT, { ...RIGHT, submissionsDueBy: NOW }, { ...RIGHT, roleType: null }],
    ["positionInfo.1.SubmissionsDueBy", "positionInfo.2.RoleType"],
  ],
])("complete with %s names what is missing in all steps", (_what, project, positions, paths) => {
  const result = checkComplete(project, positions, NOW);
  expect(result.ok ? [] : result.failure.fields?.map(({ path }) => path)).toEqual(paths);
});

test.each<[string, { path: string; rule: string; message: string }[], unknown]>([
  [
    "no role type",
    [{ path: "positionInfo.RoleType", rule: "REQUIRED", message: "RoleType is required." }],
    checkPosition({ ...RIGHT, roleType: null }),
  ],
  [
    "a due date gone by",
    [
      {
        path: "positionInfo.SubmissionsDueBy",
        rule: "IN_THE_PAST",
        message: "Choose a due date in the future.",
      },
    ],
    checkDueDate({ ...RIGHT, submissionsDueBy: NOW }, NOW),
  ],
  ["no due date", [], checkDueDate({ ...RIGHT, submissionsDueBy: null }, NOW)],
  [
    "nudity without a description",
    [
      {
        path: "positionInfo.NudityDescription",
        rule: "REQUIRED",
        message: "NudityDescription must describe exactly what the performer is asked to do.",
      },
    ],
    checkPosition({ ...RIGHT, nudity: true, ageRequirement: "18" }),
  ],
  [
    "adult scenes of a minor",
    [
      {
        path: "positionInfo.AgeRequirement",
        rule: "MINOR_ROLE",
        message:
          "A role with nudity or adult scenes needs an AgeRequirement of 18 or more and no children's ages.",
      },
    ],
    checkPosition({ ...RIGHT, adultScenes: true, adultSceneDescription: "A kiss.", ageRequirement: "17" }),
  ],
])("%s results in %j", (_what, expected, failures) => {
  expect(failures).toEqual(expected);
});

test("a project that is complete, and one without a role", () => {
  expect(checkComplete(PROJECT, [RIGHT], NOW)).toEqual({ ok: true, value: undefined });
  expect(checkComplete(PROJECT, [], NOW)).toMatchObject({
    failure: { fields: [{ path: "positionInfo", rule: "REQUIRED", message: "Add at least one role." }] },
  });
});
