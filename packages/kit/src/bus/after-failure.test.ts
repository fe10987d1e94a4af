import { conflict, FailureError, unavailable } from "#failure.ts";
import { afterFailure } from "./after-failure.ts";
import { BACKOFF_MS, MAX_TRIES } from "./bus.ts";

const LONGEST = BACKOFF_MS.at(-1);
const coded = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ["a first failure", new Error("no"), 0, { tries: 1, waitMs: BACKOFF_MS[0] }],
  ["a second failure", new Error("no"), 1, { tries: 2, waitMs: BACKOFF_MS[1] }],
  ["a later failure", new Error("no"), 7, { tries: 8, waitMs: LONGEST }],
  ["a last failure", new Error("no"), MAX_TRIES - 1, "bury"],
  ["a refusal", new FailureError(conflict("STATE", "no")), MAX_TRIES - 1, "bury"],
  ["something that is no error", "no", MAX_TRIES - 1, "bury"],
  ["an engine that is away", new FailureError(unavailable("search")), 0, { tries: 0, waitMs: LONGEST }],
  ["one that is still away", new FailureError(unavailable("search")), 9, { tries: 9, waitMs: LONGEST }],
  ["a database that is away", coded("ECONNREFUSED"), 9, { tries: 9, waitMs: LONGEST }],
  ["a database that ends", coded("57P01"), 9, { tries: 9, waitMs: LONGEST }],
  ["a statement that takes too long", coded("57014"), MAX_TRIES - 1, "bury"],
])("after %s", (_what, error, tries, next) => {
  expect(afterFailure(error, tries)).toEqual(next);
});
