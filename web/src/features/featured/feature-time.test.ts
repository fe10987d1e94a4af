import { dayField, featureTime, instantOf } from "./feature-time.ts";

const now = new Date("2026-11-22T12:00:00Z");

test.each([
  [null, null, "shown"],
  ["2026-11-01T00:00:00Z", null, "shown"],
  ["2026-12-01T00:00:00Z", null, "coming"],
  [null, "2026-11-22T12:00:00Z", "over"],
  ["2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z", "shown"],
  ["2026-12-01T00:00:00Z", "2026-11-01T00:00:00Z", "over"],
])("from %s until %s a feature is %s", (ShowFrom, ShowUntil, expected) => {
  expect(featureTime({ ShowFrom, ShowUntil }, now)).toBe(expected);
});

test.each(["first", "last"] as const)("the %s moment of a day is of that day", (edge) => {
  expect(dayField(instantOf("2026-12-04", edge))).toBe("2026-12-04");
});

test("no day is no moment", () => {
  expect([instantOf("", "first"), dayField(null)]).toEqual([null, ""]);
});
