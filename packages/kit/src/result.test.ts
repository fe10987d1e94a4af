import { conflict, illegalTransition, invalid, limitReached, notFound } from "./failure.ts";
import { all, fail, map, ok } from "./result.ts";

const bad = fail(notFound("thing"));

test.each([
  [[ok(1), ok(2)], ok([1, 2])],
  [[], ok([])],
  [[ok(1), bad, fail(notFound("other"))], bad],
])("all of %j", (results, expected) => {
  expect(all(results)).toEqual(expected);
});

test("map changes a value and passes a failure on", () => {
  expect(map(ok(2), (value) => value * 2)).toEqual(ok(4));
  expect(map(bad, () => 1)).toBe(bad);
});

test.each([
  [notFound("thing"), { code: "NOT_FOUND", kind: "thing" }],
  [conflict("EXISTS", "Taken."), { code: "CONFLICT", rule: "EXISTS", message: "Taken." }],
  [
    illegalTransition("Draft", "Closed", ["Pending"]),
    { code: "CONFLICT", rule: "ILLEGAL_TRANSITION", state: "Draft", to: "Closed", allowed: ["Pending"] },
  ],
  [
    limitReached("SEARCHES_PER_MINUTE", 10, 60),
    { code: "LIMIT", limit: "SEARCHES_PER_MINUTE", max: 10, retryAfter: 60 },
  ],
  [
    invalid([{ path: "a", rule: "TOO_LONG", message: "Too long." }]),
    { code: "VALIDATION", message: "Too long." },
  ],
])("a failure carries its facts: %j", (failure, facts) => {
  expect(failure).toMatchObject(facts);
});
