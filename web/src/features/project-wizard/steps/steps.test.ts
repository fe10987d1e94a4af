import { firstOpenStep, isStepDone, shownStep, stepAfter, stepBefore, stepOfPath } from "./steps.ts";

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
])("asked for %j with %j shows %s", (asked, project, expected) => {
  expect(shownStep(asked, project)).toBe(expected);
});

test("the first step has none before it, the last none after it", () => {
  expect([stepBefore("info"), stepBefore("contact")]).toEqual([null, "info"]);
  expect([stepAfter("positions"), stepAfter("review")]).toEqual(["review", "review"]);
});

test.each([
  ["projectInfo.Name", "info"],
  ["contactInfo.CastingDirEmail", "contact"],
  ["locationInformation.FilmingDates.0.Date", "location"],
  ["positionInfo", "positions"],
  ["positionInfo.Quantity", "positions"],
])("%s stands on the step %s", (path, expected) => {
  expect(stepOfPath(path)).toBe(expected);
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
