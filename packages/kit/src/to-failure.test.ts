import { conflict, FailureError } from "./failure.ts";
import { createLog } from "#log/log.ts";
import { toFailure } from "./to-failure.ts";

const coded = (code: string) => Object.assign(new Error("the password is swordfish"), { code });

test.each([
  ["a failure", new FailureError(conflict("STALE", "It is full.")), { code: "CONFLICT", rule: "STALE" }],
  ["a server that shuts down", coded("57P01"), { code: "UNAVAILABLE", dependency: "database" }],
  ["a statement that took too long", coded("57014"), { code: "UNAVAILABLE", dependency: "database" }],
  ["no server", coded("ECONNREFUSED"), { code: "UNAVAILABLE", dependency: "database" }],
  [
    "a connection that broke off",
    new Error("Client has encountered a connection error and is not queryable"),
    { code: "UNAVAILABLE" },
  ],
  ["a full pool", new Error("timeout exceeded when trying to connect"), { code: "UNAVAILABLE" }],
  ["a server without room", coded("53100"), { code: "UNAVAILABLE", dependency: "database" }],
  ["a server that refuses the password", coded("28P01"), { code: "UNAVAILABLE", dependency: "database" }],
  ["a broken constraint", coded("23505"), { code: "INTERNAL" }],
  ["a bug", new TypeError("x is undefined"), { code: "INTERNAL" }],
  ["a thrown text", "swordfish", { code: "INTERNAL" }],
])("%s", (_name, error, facts) => {
  const failure = toFailure(error, createLog("test", "silent"), "failed");
  expect(failure).toMatchObject(facts);
  expect(JSON.stringify(failure)).not.toContain("swordfish");
});

test.each([
  [
    "no server",
    "ECONNREFUSED",
    /^PostgreSQL does not answer: start it, or correct host and port in DATABASE_URL$/,
  ],
  ["no right", "28P01", /^PostgreSQL refuses the user: correct user, password and database in DATABASE_URL$/],
  [
    "no connection left",
    "53300",
    /^PostgreSQL has no connection left: raise its max_connections, or lower POOL_SIZE$/,
  ],
  ["no room", "53100", /^PostgreSQL has no room left.*Free space on its disk$/],
])("%s is said once, with what to do, and not with every request", (_name, code, words) => {
  const lines: string[] = [];
  const log = createLog("test", "info", { write: (line) => void lines.push(line) });
  for (let request = 0; request < 3; request += 1) toFailure(coded(code), log, "failed");
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    expect.stringMatching(words),
  ]);
  expect(lines.join("")).not.toContain("swordfish");
});
