import { dayOf, isNearDay, joinMessages } from "./thread-order.ts";

const of = (...keys: string[]) => keys.map((SK) => ({ SK }));

test.each([
  [of("c", "b"), of("a"), of("c", "b", "a")],
  [of("b", "a"), of("c", "b"), of("c", "b", "a")],
  [[], of("a", "b"), of("b", "a")],
  [of("a"), [], of("a")],
])("%j and %j are %j", (present, found, expected) => {
  expect(joinMessages(present, found)).toEqual(expected);
});

test("a day is the reader's day", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59).toISOString())).toBe("2026-01-05");
  expect(dayOf(new Date(2026, 0, 6, 0, 1).toISOString())).toBe("2026-01-06");
});

test.each([
  [0, true],
  [1, true],
  [2, false],
])("a day %i days ago has a name of its own: %s", (days, expected) => {
  const now = new Date(2026, 10, 21, 9);
  expect(isNearDay(new Date(2026, 10, 21 - days, 12).toISOString(), now)).toBe(expected);
});
