import { conflict, FailureError } from "./failure.ts";
import { createLog } from "./log.ts";
import { failureOfThrown } from "./thrown.ts";

const coded = (code: string) => Object.assign(new Error("the password is swordfish"), { code });

test.each([
  ["a failure", new FailureError(conflict("FULL", "It is full.")), { code: "CONFLICT", rule: "FULL" }],
  ["a server that shuts down", coded("57P01"), { code: "UNAVAILABLE", dependency: "database" }],
  ["a statement that took too long", coded("57014"), { code: "UNAVAILABLE", dependency: "database" }],
  ["no server", coded("ECONNREFUSED"), { code: "UNAVAILABLE", dependency: "database" }],
  ["a full pool", new Error("timeout exceeded when trying to connect"), { code: "UNAVAILABLE" }],
  ["a broken constraint", coded("23505"), { code: "INTERNAL" }],
  ["a bug", new TypeError("x is undefined"), { code: "INTERNAL" }],
  ["a thrown text", "swordfish", { code: "INTERNAL" }],
])("%s", (_name, error, facts) => {
  const failure = failureOfThrown(error, createLog("test", "silent"), "failed");
  expect(failure).toMatchObject(facts);
  expect(JSON.stringify(failure)).not.toContain("swordfish");
});
