import { isUseDue, oldestUse } from "./member-session.ts";

const now = new Date("2026-11-29T12:00:00Z");

test.each([
  [null, true],
  ["2026-11-29T12:00:00Z", false],
  ["2026-11-29T11:55:01Z", false],
  ["2026-11-29T11:55:00Z", true],
  // Another replica's clock may be ahead.
  ["2026-11-29T12:00:30Z", false],
])("the use of a session last written at %s is written down: %s", (lastUsedAt, due) => {
  expect(isUseDue(lastUsedAt === null ? null : { lastUsedAt: new Date(lastUsedAt) }, now)).toBe(due);
});

test("sessions that nobody used for two weeks are over", () => {
  expect(oldestUse(now)).toEqual(new Date("2026-11-15T12:00:00Z"));
});
