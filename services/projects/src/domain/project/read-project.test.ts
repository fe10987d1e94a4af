import type { Sent } from "@callboard/kit/form/field.ts";
import { BLANK_DETAILS, type ProjectDetails } from "./fields.ts";
import { completedStep, readProject, type Extent } from "./read-project.ts";

const INFO = { Name: "One", Description: "Two", ProjectType: "Short Film", Union: "Both", Public: true };
const CONTACT = { CastingDirName: "Ana", CastingDirEmail: "ana@example.com" };
const DRAFT = readProject(BLANK_DETAILS, INFO, { path: "project", extent: "new" }).details;

test.each<[string, Extent, ProjectDetails, Sent, string[]]>([
  ["a new project needs its first step", "new", BLANK_DETAILS, { ...INFO, Name: undefined }, ["Name"]],
  ["a new project needs no other step", "new", BLANK_DETAILS, INFO, []],
  ["a change needs nothing else", "changes", DRAFT, { PayRate: 5 }, []],
  ["a change may not clear what is required", "changes", DRAFT, { Name: null, Union: "" }, ["Name", "Union"]],
  ["a change of a project without its first step", "changes", BLANK_DETAILS, { PayRate: 5 }, []],
  [
    "a part of a field has its rule",
    "changes",
    DRAFT,
    { FilmingAddress: { City: "\ud800" } },
    ["FilmingAddress.City"],
  ],
  ["a field of any step has its rule", "changes", DRAFT, { LocationState: "ZZ" }, ["LocationState"]],
  [
    "a period ends after it begins",
    "changes",
    DRAFT,
    { FilmingBeginDate: "2027-02-02", FilmingEndDate: "2027-02-01" },
    ["FilmingEndDate"],
  ],
])("%s", (_name, extent, current, sent, failing) => {
  const { failures } = readProject(current, sent, { path: "project", extent });
  expect(failures.map(({ path }) => path)).toEqual(failing.map((field) => `project.${field}`));
});

test.each<[string, number, Sent, number]>([
  ["the first step", 0, INFO, 1],
  ["two steps at once", 0, { ...INFO, ...CONTACT }, 2],
  ["a step that is not whole", 1, { CastingDirName: "Ana" }, 1],
  ["skills of the first step", 1, { ...CONTACT, Skills: [] }, 2],
  ["a step behind a missing one", 1, { AdditionalInformation: "Horses." }, 1],
  ["what was complete before", 5, INFO, 5],
])("%s: completed up to %i with %j is %i", (_name, before, sent, completed) => {
  const { details } = readProject(BLANK_DETAILS, { ...INFO, ...sent }, { path: "p", extent: "new" });
  expect(completedStep(before, details, sent)).toBe(completed);
});
