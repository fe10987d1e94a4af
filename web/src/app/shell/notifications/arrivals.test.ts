import type { Notification } from "./notification-words.tsx";
import { arrivalOf, arrivals } from "./arrivals.ts";

const one = (SK: string, Data: Partial<Notification["Data"]> = {}): Notification =>
  ({ SK, Data: { Count: 1, Read: false, ...Data } }) as Notification;
const known = new Set([one("a"), one("b")].map(arrivalOf));

test.each([
  ["what was there on arrival", null, [one("a"), one("b")], []],
  ["what is known", known, [one("b"), one("a")], []],
  ["what has come since, the oldest first", known, [one("d"), one("c"), one("b"), one("a")], ["c", "d"]],
  ["what happened once more", known, [one("b", { Count: 2 }), one("a")], ["b"]],
  ["what was read elsewhere already", known, [one("c", { Read: true }), one("b")], []],
])("%s", (_what, before, list, expected) => {
  expect(arrivals(before, list).map(({ SK }) => SK)).toEqual(expected);
});
