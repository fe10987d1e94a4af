import { otherTimes, wishOf } from "./other-times.ts";

const slot = (SK: string, StartsAt: string) => ({ SK, Data: { StartsAt } });
const NOW = Date.parse("2026-12-01T12:00:00Z");

test.each([
  ["one to come", "2026-12-01T12:01:00Z", ["AUD#1"]],
  ["one that has begun", "2026-12-01T12:00:00Z", []],
  ["one that is over", "2026-11-30T12:00:00Z", []],
])("%s", (_which, startsAt, expected) => {
  expect(otherTimes([slot("AUD#1", startsAt)], null, NOW).map(({ SK }) => SK)).toEqual(expected);
});

test("the one that is held is no other", () => {
  const [held, other] = [slot("AUD#1", "2026-12-02T12:00:00Z"), slot("AUD#2", "2026-12-02T13:00:00Z")];
  expect(otherTimes([held, other], "AUD#1", NOW)).toEqual([other]);
});

test.each([
  [undefined, null],
  ["  ", null],
  [" After two. ", "After two."],
])("of the words %j casting reads %j", (words, reason) => {
  expect(wishOf(["AUD#1"], words)).toEqual({ auditionIds: ["AUD#1"], reason });
});
