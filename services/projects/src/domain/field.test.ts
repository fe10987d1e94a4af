import { changedFields } from "./changes.ts";
import { readDetails, writeDetails, type Sent } from "./field.ts";
import { BLANK_DETAILS, PROJECT_FIELDS } from "./project/fields.ts";

const BEFORE = { ...BLANK_DETAILS, name: "One", skills: ["Dancer"], payRate: 5 };
const read = (sent: Sent) => readDetails(PROJECT_FIELDS, BEFORE, sent, "p").details;

test("an absent field keeps its value, null clears it, text is trimmed", () => {
  const after = read({ Name: "  Two ", PayRate: null, Skills: null, Union: undefined });
  expect(after).toMatchObject({ name: "Two", payRate: null, skills: [], union: null });
  expect(changedFields(BEFORE, after)).toEqual(["name", "payRate", "skills"]);
  expect(changedFields(after, { ...after })).toEqual([]);
});

test.each<[Sent, object]>([
  [{ ProjectOverview: "  " }, { projectOverview: null }],
  [{ ProjectOverview: " e\u0301 " }, { projectOverview: "é" }],
  [{ Skills: ["Dancer", "Dancer"] }, { skills: ["Dancer"] }],
  [{ PayRate: 1200.5 }, { payRate: 120_050 }],
  [{ CastingDirEmail: "Ana@Example.com" }, { castingDirEmail: "ana@example.com" }],
])("%j is stored as %j", (sent, stored) => expect(read(sent)).toMatchObject(stored));

test("a field that breaks its rule keeps its value, and every such field is named", () => {
  const { details, failures } = readDetails(
    PROJECT_FIELDS,
    BEFORE,
    { Name: "x".repeat(121), Union: "Perhaps" },
    "p",
  );
  expect(details).toEqual(BEFORE);
  expect(failures).toMatchObject([
    { path: "p.Name", rule: "TOO_LONG" },
    { path: "p.Description", rule: "REQUIRED" },
    { path: "p.ProjectType", rule: "REQUIRED" },
    { path: "p.Union", rule: "CATALOG" },
    { path: "p.Public", rule: "REQUIRED" },
    { path: "p.CastingDirName", rule: "REQUIRED" },
    { path: "p.CastingDirEmail", rule: "REQUIRED" },
    { path: "p.LocationCity", rule: "REQUIRED" },
    { path: "p.LocationState", rule: "REQUIRED" },
    { path: "p.FilmingType", rule: "REQUIRED" },
    { path: "p.FilmingBeginDate", rule: "REQUIRED" },
  ]);
});

test("the wire has its own names and forms", () => {
  expect(writeDetails(PROJECT_FIELDS, { ...BEFORE, payRate: 120_050 })).toMatchObject({
    Name: "One",
    PayRate: 1200.5,
    Skills: ["Dancer"],
    FilmingAddress: null,
  });
});
