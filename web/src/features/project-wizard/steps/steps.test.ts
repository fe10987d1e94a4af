import { firstOpenStep, isStepDone, shownStep, stepAfter, stepBefore, placeOfPath } from "./steps.ts";

test.each([
  [0, "info"],
  [1, "contact"],
  [4, "positions"],
  [5, "review"],
  [9, "review"],
])("after %i completed steps work goes on at %s", (completed, expected) => {
  expect(firstOpenStep(completed)).toBe(expected);
});

test.each([
  ["location", { lastCompleted: 1 }, "location"],
  ["", { lastCompleted: 2 }, "additional"],
  ["nowhere", { lastCompleted: 3 }, "location"],
  ["review", null, "info"],
])("opened at %j with %j the wizard shows %s", (requested, project, expected) => {
  expect(shownStep(requested, project)).toBe(expected);
});

test("the first step has none before it, the last none after it", () => {
  expect([stepBefore("info"), stepBefore("contact")]).toEqual([null, "info"]);
  expect([stepAfter("positions"), stepAfter("review")]).toEqual(["review", "review"]);
});

test.each([
  ["projectInfo.Name", "info", "Name", null],
  ["contactInfo.CastingDirEmail", "contact", "CastingDirEmail", null],
  ["locationInformation.FilmingDates.0.Date", "location", "FilmingDates", null],
  ["positionInfo", "positions", null, null],
  ["positionInfo.2.Quantity", "positions", "Quantity", 2],
  ["project.Name", "info", "Name", null],
  ["project.CastingDirName", "contact", "CastingDirName", null],
  ["project.FilmingType", "location", "FilmingType", null],
  ["project.Positions", "positions", null, null],
  ["project.Positions.1.RoleType", "positions", "RoleType", 1],
])("%s has its field on the step %s", (path, step, field, position) => {
  expect(placeOfPath(path)).toEqual({ step, field, position });
});

const saved = {
  LastCompletedStep: 5,
  CastingDirName: "Nora",
  CastingDirEmail: "nora@vale.test",
  LocationCity: "Atlanta",
  FilmingType: "Studio",
  FilmingBeginDate: "2027-03-01",
  Positions: [{}],
};

test.each([
  ["info", saved, true],
  ["contact", saved, true],
  ["contact", { ...saved, CastingDirEmail: null }, false],
  ["contact", { ...saved, LastCompletedStep: 1 }, false],
  ["location", { ...saved, FilmingBeginDate: null }, false],
  ["positions", { ...saved, Positions: [] }, false],
  ["positions", saved, true],
  ["review", saved, false],
] as const)("%s of %j is done: %s", (step, project, expected) => {
  expect(isStepDone(step, project)).toBe(expected);
});
