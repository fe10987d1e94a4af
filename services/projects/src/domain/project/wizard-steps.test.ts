import type { Sent } from "@callboard/kit/form/field.ts";
import { BLANK_DETAILS, type ProjectDetails } from "./fields.ts";
import { checkStep, readStep, type StepName } from "./wizard-steps.ts";

const RIGHT: ProjectDetails = {
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

const STEPS = ["projectInfo", "contactInfo", "additionalInformation", "locationInformation"] as const;

test.each(STEPS)("%s is right as it should be", (step) => {
  expect(checkStep(step, RIGHT)).toEqual([]);
});

test.each<[StepName, string[]]>([
  ["projectInfo", ["Name", "ProjectType", "Description", "Union", "Public"]],
  ["contactInfo", ["CastingDirName", "CastingDirEmail"]],
  ["additionalInformation", []],
  ["locationInformation", ["LocationCity", "LocationState", "FilmingType", "FilmingBeginDate"]],
])("%s with nothing in it names every required field at once", (step, fields) => {
  const failures = checkStep(step, BLANK_DETAILS);
  expect(failures.map((failure) => failure.path)).toEqual(fields.map((field) => `${step}.${field}`));
  expect(new Set(failures.map((failure) => failure.rule))).toEqual(
    new Set(fields.length > 0 ? ["REQUIRED"] : []),
  );
});

test.each<[StepName, Sent, string, string]>([
  ["projectInfo", { Name: "x".repeat(121) }, "Name", "TOO_LONG"],
  ["projectInfo", { Name: "a\u0000b" }, "Name", "CHARACTERS"],
  ["projectInfo", { Description: "x".repeat(5001) }, "Description", "TOO_LONG"],
  ["projectInfo", { ProjectOverview: "x".repeat(1001) }, "ProjectOverview", "TOO_LONG"],
  ["projectInfo", { ProjectType: "Circus" }, "ProjectType", "CATALOG"],
  ["projectInfo", { Union: "Maybe" }, "Union", "CATALOG"],
  ["projectInfo", { UnionType: "None" }, "UnionType", "CATALOG"],
  ["projectInfo", { Name: "a\ud800b" }, "Name", "CHARACTERS"],
  ["projectInfo", { PayRate: -1 }, "PayRate", "RANGE"],
  ["projectInfo", { PayRate: 100_000_000_001 }, "PayRate", "RANGE"],
  ["projectInfo", { EstProjectBudget: -0.5 }, "EstProjectBudget", "RANGE"],
  ["projectInfo", { NumberRoles: 1000 }, "NumberRoles", "RANGE"],
  ["projectInfo", { Date: "2027-02-30" }, "Date", "DATE"],
  ["projectInfo", { Skills: ["Flying"] }, "Skills", "CATALOG"],
  ["contactInfo", { CastingDirEmail: "ana" }, "CastingDirEmail", "EMAIL"],
  ["contactInfo", { CastingDirPhone: "555-0123" }, "CastingDirPhone", "PHONE"],
  ["additionalInformation", { AdditionalInformation: "x".repeat(5001) }, "AdditionalInformation", "TOO_LONG"],
  ["locationInformation", { LocationState: "XX" }, "LocationState", "CATALOG"],
  ["locationInformation", { FilmingEndDate: "2027-02-28" }, "FilmingEndDate", "ORDER"],
])("%s with %j: %s %s", (step, change, field, rule) => {
  const { failures } = readStep(step, RIGHT, change);
  expect(failures).toEqual([expect.objectContaining({ path: `${step}.${field}`, rule })]);
});

test("an address says which of its lines is wrong", () => {
  const FilmingAddress = {
    AddressLine1: "x".repeat(121),
    City: "Austin",
    State: "Texas",
    Zipcode: "\ud800",
    Point: { lat: 91, lon: 0 },
  };
  const { failures } = readStep("locationInformation", RIGHT, { FilmingAddress });
  const at = "locationInformation.FilmingAddress";
  expect(failures.map((failure) => failure.path)).toEqual([
    `${at}.AddressLine1`,
    `${at}.State`,
    `${at}.Zipcode`,
    `${at}.Point`,
  ]);
});

test("an address is stored without its blanks", () => {
  const FilmingAddress = { AddressLine1: " 1 Main St ", City: "", State: " ", Point: null };
  const { details, failures } = readStep("locationInformation", RIGHT, { FilmingAddress });
  expect(failures).toEqual([]);
  expect(details.filmingAddress).toEqual({
    addressLine1: "1 Main St",
    addressLine2: null,
    city: null,
    state: null,
    zipcode: null,
    point: null,
  });
});
