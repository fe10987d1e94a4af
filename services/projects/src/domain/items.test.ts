import { conflict, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { joinOutcomes } from "./items.ts";

const GONE = fail(notFound("position"));
const TAKEN = fail(conflict("HAS_SUBMISSIONS", ""));
const PENDING = fail(conflict("ILLEGAL_TRANSITION", "", { state: "Pending" }));
const CLOSED = fail(conflict("ILLEGAL_TRANSITION", "", { state: "Closed" }));

test.each<[string, Result<void>[], string]>([
  ["all done", [ok(), ok()], "each"],
  ["one refused", [ok(), TAKEN], "each"],
  ["all refused alike", [TAKEN, TAKEN], "HAS_SUBMISSIONS"],
  ["none known", [GONE, GONE], "NOT_FOUND"],
  ["refused for different reasons", [GONE, TAKEN], "each"],
  ["refused in different states", [PENDING, CLOSED], "each"],
])("%s", (_name, results, expected) => {
  const item = { projectId: "p", kind: "position", id: "a" } as const;
  const joined = joinOutcomes(results.map((result) => ({ item, result })));
  expect(joined.ok ? "each" : (joined.failure.rule ?? joined.failure.code)).toBe(expected);
});
