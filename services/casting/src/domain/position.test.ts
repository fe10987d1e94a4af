import {
  closedProject,
  isVisible,
  noSuchPosition,
  positionFilled,
  tooFewPlaces,
  refusalToSubmit,
  type Position,
  type Project,
} from "./position.ts";

const NOW = new Date("2026-05-01T10:00:00Z");
const project = {
  id: "p",
  companyId: "c",
  name: "P",
  status: "Approved",
  public: true,
  version: 1,
} satisfies Project;
const position = {
  id: "r",
  projectId: "p",
  companyId: "c",
  name: "R",
  status: "Open",
  quantity: 1,
  dueBy: null,
  wants: {} as Position["wants"],
  adultsOnly: false,
  removed: false,
  version: 1,
} satisfies Position;

test.each<[string, Partial<Project>, Partial<Position>, boolean, boolean]>([
  ["approved and public", {}, {}, false, true],
  ["closed and public", { status: "Closed" }, {}, false, true],
  ["private, a stranger", { public: false }, {}, false, false],
  ["private, a submitter", { public: false }, {}, true, true],
  ["a draft", { status: "Draft" }, {}, true, false],
  ["pending", { status: "Pending" }, {}, true, false],
  ["denied", { status: "Denied" }, {}, true, false],
  ["not yet reviewed", {}, { status: "PendingReview" }, true, false],
  ["removed", {}, { removed: true }, true, false],
])("a position is seen: %s", (_name, projectFacts, positionFacts, involved, visible) => {
  expect(isVisible({ ...project, ...projectFacts }, { ...position, ...positionFacts }, involved)).toBe(
    visible,
  );
});

test.each<[string, Partial<Project>, Partial<Position>, object | null]>([
  ["open", {}, {}, null],
  ["due later", {}, { dueBy: new Date("2026-05-02T00:00:00Z") }, null],
  [
    "past due",
    {},
    { dueBy: NOW },
    { rule: "PAST_DUE", message: "The deadline for submissions has passed.", state: "Open" },
  ],
  ["on hold", {}, { status: "OnHold" }, { rule: "POSITION_NOT_OPEN", state: "OnHold" }],
  ["not open", {}, { status: "Filled" }, { message: "This role isn't open for submissions." }],
  ["filled", {}, { status: "Filled" }, { rule: "POSITION_NOT_OPEN", state: "Filled" }],
  ["closed", {}, { status: "Closed" }, { rule: "POSITION_NOT_OPEN", state: "Closed" }],
  [
    "of a closed project",
    { status: "Closed" },
    {},
    { rule: "ILLEGAL_TRANSITION", state: "Closed", to: "Submitted" },
  ],
])("submitting to a position: %s", (_name, projectFacts, positionFacts, failure) => {
  const refusal = refusalToSubmit({ ...project, ...projectFacts }, { ...position, ...positionFacts }, NOW);
  if (failure === null) expect(refusal).toBeNull();
  else expect(refusal).toMatchObject({ code: "CONFLICT", ...failure });
});

test("a closed project has no way on, a position that is not there is not found, a filled one says how many", () => {
  expect(closedProject("Booked")).toMatchObject({ state: "Closed", to: "Booked", allowed: [] });
  expect(noSuchPosition()).toMatchObject({
    code: "NOT_FOUND",
    message: expect.stringContaining("position"),
  });
  expect(positionFilled(2)).toMatchObject({
    code: "CONFLICT",
    rule: "POSITION_FILLED",
    message: "This role is already filled.",
    max: 2,
  });
});

test.each([
  [1, 8, "1 place, 8 selected. No one was booked."],
  [3, 4, "3 places, 4 selected. No one was booked."],
  [0, 2, "0 places, 2 selected. No one was booked."],
])("with %s places for %s people the failure names both", (places, selected, message) => {
  expect(tooFewPlaces(places, selected)).toMatchObject({
    code: "CONFLICT",
    rule: "TOO_FEW_PLACES",
    message,
    max: places,
    state: String(selected),
  });
});
