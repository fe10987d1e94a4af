import { dayOf, joinMessages } from "./thread-order.ts";

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
