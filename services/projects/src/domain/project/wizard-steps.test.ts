import { BLANK_DETAILS, type ProjectDetails } from "./project.ts";
import { checkStep, type StepName } from "./wizard-steps.ts";

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
  ["projectInfo", ["Name", "Description", "ProjectType", "Union", "Public"]],
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

test.each<[StepName, Partial<ProjectDetails>, string, string]>([
  ["projectInfo", { name: "x".repeat(121) }, "Name", "TOO_LONG"],
  ["projectInfo", { name: "a\u202Eb" }, "Name", "CHARACTERS"],
  ["projectInfo", { name: "a\u0000b" }, "Name", "CHARACTERS"],
  ["projectInfo", { description: "x".repeat(5001) }, "Description", "TOO_LONG"],
  ["projectInfo", { projectOverview: "x".repeat(1001) }, "ProjectOverview", "TOO_LONG"],
  ["projectInfo", { projectType: "Circus" }, "ProjectType", "CATALOG"],
  ["projectInfo", { union: "Maybe" }, "Union", "CATALOG"],
  ["projectInfo", { unionType: "None" }, "UnionType", "CATALOG"],
  ["projectInfo", { payRate: -1 }, "PayRate", "RANGE"],
  ["projectInfo", { payRate: 100_000_000_001 }, "PayRate", "RANGE"],
  ["projectInfo", { estProjectBudget: 0.5 }, "EstProjectBudget", "RANGE"],
  ["projectInfo", { numberRoles: 1.5 }, "NumberRoles", "RANGE"],
  ["projectInfo", { date: "2027-02-30" }, "Date", "DATE"],
  ["projectInfo", { skills: ["Flying"] }, "Skills", "CATALOG"],
  ["contactInfo", { castingDirEmail: "ana" }, "CastingDirEmail", "EMAIL"],
  ["contactInfo", { castingDirPhone: "555-0123" }, "CastingDirPhone", "PHONE"],
  ["additionalInformation", { additionalInformation: "x".repeat(5001) }, "AdditionalInformation", "TOO_LONG"],
  ["locationInformation", { locationState: "XX" }, "LocationState", "CATALOG"],
  ["locationInformation", { filmingEndDate: "2027-02-28" }, "FilmingEndDate", "ORDER"],
])("%s with %j: %s %s", (step, change, field, rule) => {
  const failures = checkStep(step, { ...RIGHT, ...change });
  expect(failures).toEqual([expect.objectContaining({ path: `${step}.${field}`, rule })]);
});

test("an address says which of its lines is wrong", () => {
  const filmingAddress = {
    addressLine1: "x".repeat(121),
    addressLine2: null,
    city: "Austin",
    state: "Texas",
    zipcode: null,
    point: { lat: 91, lon: 0 },
  };
  const paths = checkStep("locationInformation", { ...RIGHT, filmingAddress }).map((failure) => failure.path);
  const at = "locationInformation.FilmingAddress";
  expect(paths).toEqual([`${at}.AddressLine1`, `${at}.State`, `${at}.Point`]);
});
