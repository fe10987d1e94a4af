import { firstOpenStep, shownStep, stepAfter, stepBefore, stepOfPath } from "./steps.ts";

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
