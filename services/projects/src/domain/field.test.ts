import { changedFields } from "./changes.ts";
import {
  amount,
  blankOf,
  instant,
  line,
  list,
  missingFields,
  money,
  readDetails,
  required,
  writeDetails,
  type Sent,
} from "@callboard/kit/form/field.ts";
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
    { path: "p.ProjectType", rule: "REQUIRED" },
    { path: "p.Description", rule: "REQUIRED" },
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

test("an amount that is not known is none on the wire", () => {
  expect([money.write(null), money.write(0), money.write(5)]).toEqual([null, 0, 0.05]);
});

test.each([
  [0, 0],
  [0.01, 1],
  [0.005, 1],
  [19.99, 1_999],
  [1.005, 100],
  [1_000_000_000, 100_000_000_000],
  [1_000_000_000.01, null],
  [-0.01, null],
])("%d is %j cents", (sent, cents) => {
  const read = amount.safeParse(sent);
  expect(read.success ? read.data : null).toBe(cents);
});

test("an instant is read and written", () => {
  const at = new Date("2026-05-31T17:00:00.000Z");
  expect(instant.schema.parse("2026-05-31T19:00:00+02:00")).toEqual(at);
  expect([instant.write(at), instant.write(null)]).toEqual(["2026-05-31T17:00:00.000Z", null]);
  expect(instant.schema.safeParse("soon").error?.issues).toMatchObject([
    { message: "must be a date and time, such as 2026-05-31T17:00:00Z.", params: { rule: "DATE" } },
  ]);
});

test("a required list may not be empty, and a required text may not be nothing", () => {
  const fields = { skills: required(list(["Dancer", "Singer"])), name: required(line(10)) };
  expect(blankOf(fields)).toEqual({ skills: [], name: null });
  const message = (label: string) => `${label} is required.`;
  expect(missingFields(fields, { skills: [], name: null }, "p")).toEqual([
    { path: "p.Skills", rule: "REQUIRED", message: message("Skills") },
    { path: "p.Name", rule: "REQUIRED", message: message("Name") },
  ]);
  expect(missingFields(fields, { skills: ["Dancer"], name: "" }, "p")).toEqual([]);
});
