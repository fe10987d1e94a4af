import { checksOf, consequencesOf, noteOf } from "./review-rules.ts";
import type { Reviewed } from "./review-rules.ts";

const now = new Date("2026-11-22T12:00:00Z");

const position = (facts: object = {}) => ({
  Data: {
    PositionName: "Iris",
    Rate: 400,
    AdultScenes: false,
    Nudity: false,
    AgeRequirement: null,
    SubmissionsDueBy: "2026-12-01T12:00:00Z",
    RoleStatus: "PendingReview",
    ...facts,
  },
});

const project = (facts: Partial<Reviewed> = {}): Reviewed => ({
  Status: "Pending",
  Public: true,
  CastingDirEmail: "nora@marsh.test",
  Company: { Data: { Email: "office@marsh.test" } },
  Positions: [position()],
  ...facts,
});

const failing = (facts: Partial<Reviewed>) =>
  checksOf(project(facts), now)
    .filter(({ holds }) => !holds)
    .map(({ name }) => name);

test("of a project with nothing odd all checks hold, and those that do not apply are left out", () => {
  expect(checksOf(project(), now)).toEqual([
    { name: "contact", holds: true },
    { name: "pay", holds: true },
    { name: "due", holds: true },
  ]);
});

test.each<[string, Partial<Reviewed>, readonly string[]]>([
  ["a contact elsewhere", { CastingDirEmail: "nora@mail.test" }, ["contact"]],
  ["no contact", { CastingDirEmail: null }, ["contact"]],
  ["a role without pay", { Positions: [position({ Rate: null })] }, ["pay"]],
  ["a role that says it is unpaid", { Positions: [position({ Rate: null, RateFrequency: "Unpaid" })] }, []],
  ["nudity without words", { Positions: [position({ Nudity: true, AgeRequirement: "18" })] }, ["exact"]],
  [
    "nudity with words and an age",
    { Positions: [position({ Nudity: true, NudityDescription: "Her back.", AgeRequirement: "21" })] },
    [],
  ],
  [
    "nudity without an age",
    { Positions: [position({ Nudity: true, NudityDescription: "Her back." })] },
    ["minors"],
  ],
  [
    "an adult scene that a minor could play",
    {
      Positions: [position({ AdultScenes: true, AdultSceneDescription: "A kiss.", AgeRequirement: "17" })],
    },
    ["minors"],
  ],
  [
    "a due date that is over",
    { Positions: [position({ SubmissionsDueBy: "2026-11-01T00:00:00Z" })] },
    ["due"],
  ],
  ["a union project without its number", { Union: "Union" }, ["union"]],
  ["a union project with it", { Union: "Union", UnionNumber: "123" }, []],
])("%s", (_name, facts, expected) => {
  expect(failing(facts)).toEqual(expected);
});

test.each<[string, Partial<Reviewed>, readonly string[]]>([
  ["a new public project", {}, ["opens", "listed", "producer"]],
  ["a new private project", { Public: false }, ["opens", "private", "producer"]],
  ["a changed one with submissions", { Status: "Approved", Submissions: 180 }, ["opens", "kept", "producer"]],
  [
    "one whose roles are open already",
    { Status: "Approved", Positions: [position({ RoleStatus: "Open" })] },
    ["producer"],
  ],
])("approving %s", (_name, facts, expected) => {
  expect(consequencesOf(project(facts)).map(({ name }) => name)).toEqual(expected);
});

test.each([
  ["Rate", "500", "350", "lower"],
  ["PayRate", "$1,200", "$900.50", "lower"],
  ["Rate", "350", "500", null],
  ["Nudity", "No", "Yes", "exposed"],
  ["Nudity", "Yes", "No", null],
  ["AdultScenes", "false", "true", "exposed"],
  ["FilmingBeginDate", "2027-01-05", "2027-01-11", "dates"],
  ["Position", "Iris", null, "gone"],
  ["Position", null, "Iris", null],
  ["LocationCity", "Tacoma", "Seattle", null],
])("%s from %s to %s is noted as %s", (Field, Before, After, expected) => {
  expect(noteOf({ Field, Before, After })).toBe(expected);
});
