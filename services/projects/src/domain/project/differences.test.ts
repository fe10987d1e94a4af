import { BLANK_POSITION } from "#domain/position/fields.ts";
import { newPosition, type Position } from "#domain/position/position.ts";
import { differences, snapshotOf, type Snapshot } from "./differences.ts";
import { newProject, type Project } from "./project.ts";

const PROJECT: Project = {
  ...newProject({ id: "p", companyId: "c", createdBy: "u" }),
  name: "One",
  payRate: 100_000,
};
const position = (id: string, fields: object): Position =>
  newPosition({ id, projectId: "p", createdBy: "u" }, { ...BLANK_POSITION, positionName: "Mara", ...fields });
const ADDRESS = {
  addressLine1: "12 Main",
  addressLine2: null,
  city: "Austin",
  state: "TX",
  zipcode: null,
  point: null,
};
/** The snapshot as it is read back from the database. */
const stored = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot)) as Snapshot;
const of = (project: object, positions: Position[] = [], dates: object[] = []): Snapshot =>
  snapshotOf({ ...PROJECT, ...project }, positions, dates as never);

test.each<[string, Snapshot, Snapshot, unknown[]]>([
  ["nothing", of({}), of({}), []],
  [
    "a text and an amount",
    of({}),
    of({ name: "Two", payRate: 55_050 }),
    [
      ["Name", "One", "Two"],
      ["PayRate", "1000", "550.5"],
    ],
  ],
  ["a field that is cleared", of({}), of({ name: null }), [["Name", "One", null]]],
  [
    "a list",
    of({ skills: ["Actor"] }),
    of({ skills: ["Actor", "Dancer"] }),
    [["Skills", "Actor", "Actor, Dancer"]],
  ],
  ["a place", of({}), of({ filmingAddress: ADDRESS }), [["FilmingAddress", null, "12 Main, Austin, TX"]]],
  [
    "days of filming",
    of({}),
    of({}, [], [{ date: "2027-01-02", time: "07:00", zone: "UTC" }]),
    [["FilmingDates", null, "2027-01-02 07:00 UTC"]],
  ],
  [
    "a position",
    of({}, [position("a", { nudity: false })]),
    of({}, [position("a", { nudity: true })]),
    [["a Nudity", "false", "true"]],
  ],
  ["a new position", of({}), of({}, [position("a", {})]), [["a Position", null, "Mara"]]],
  ["a removed one", of({}, [position("a", {})]), of({}), [["a Position", "Mara", null]]],
])("%s", (_name, before, after, expected) => {
  const found = differences(stored(before), after).map((change) => [
    [change.positionId, change.field].filter(Boolean).join(" "),
    change.before,
    change.after,
  ]);
  expect(found).toEqual(expected);
});

test("a field that did not exist at the decision was empty", () => {
  expect(differences({ project: {}, positions: [] }, of({}))).toContainEqual(
    expect.objectContaining({ field: "Name", before: null, after: "One" }),
  );
});
