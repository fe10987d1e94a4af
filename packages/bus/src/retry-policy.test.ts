import { conflict, FailureError, unavailable } from "@callboard/kit/failure.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { newId } from "@callboard/kit/ids.ts";
import { logHandlerFailure, nextRetry, MAX_OUTAGE_MS, reasonOf } from "./retry-policy.ts";
import { BACKOFF_MS, MAX_TRIES } from "./bus.ts";

const LONGEST = BACKOFF_MS.at(-1);
const LAST = MAX_TRIES - 1;
const unavailableSearch = new FailureError(unavailable("search"));
const coded = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ["a first failure", new Error("no"), 0, 0, { tries: 1, waitMs: BACKOFF_MS[0] }],
  ["a second failure", new Error("no"), 1, 100, { tries: 2, waitMs: BACKOFF_MS[1] }],
  ["a later failure", new Error("no"), 7, 30_000, { tries: 8, waitMs: LONGEST }],
  ["a last failure", new Error("no"), LAST, 30_000, "dead-letter"],
  ["a refusal", new FailureError(conflict("STALE", "no")), LAST, 30_000, "dead-letter"],
  ["something that is no error", "no", LAST, 30_000, "dead-letter"],
  ["a dependency that is down", unavailableSearch, 0, 0, { tries: 0, waitMs: LONGEST }],
  ["one that is still down", unavailableSearch, LAST, MAX_OUTAGE_MS - 1, { tries: LAST, waitMs: LONGEST }],
  ["one that has been down for an hour", unavailableSearch, 0, MAX_OUTAGE_MS, { tries: 1, waitMs: LONGEST }],
  ["the last try after an hour", unavailableSearch, LAST, MAX_OUTAGE_MS + 50_000, "dead-letter"],
  ["a database that is down", coded("ECONNREFUSED"), LAST, 0, { tries: LAST, waitMs: LONGEST }],
  ["a database that ends", coded("57P01"), LAST, 0, { tries: LAST, waitMs: LONGEST }],
  ["a database without room", coded("53100"), LAST, 0, { tries: LAST, waitMs: LONGEST }],
  ["a database that refuses us", coded("28P01"), LAST, 0, { tries: LAST, waitMs: LONGEST }],
  ["a database with no connection left", coded("53300"), LAST, 0, { tries: LAST, waitMs: LONGEST }],
  ["a statement that takes too long", coded("57014"), LAST, 0, "dead-letter"],
])("after %s", (_what, error, tries, waitedMs, next) => {
  expect(nextRetry(error, { tries, waitedMs })).toEqual(next);
});

test.each([
  ["another wait", { backoffMs: [10, 20] }, new Error("no"), 0, 0, { tries: 1, waitMs: 10 }],
  [
    "the last wait, again and again",
    { backoffMs: [10, 20] },
    new Error("no"),
    4,
    0,
    { tries: 5, waitMs: 20 },
  ],
  ["no wait", { backoffMs: [] }, new Error("no"), 0, 0, { tries: 1, waitMs: 0 }],
  ["no wait for a dependency", { backoffMs: [] }, unavailableSearch, 0, 0, { tries: 0, waitMs: 0 }],
  ["a shorter outage", { maxOutageMs: 50 }, unavailableSearch, 0, 50, { tries: 1, waitMs: LONGEST }],
])("by a policy of %s", (_what, policy, error, tries, waitedMs, next) => {
  expect(nextRetry(error, { tries, waitedMs }, policy)).toEqual(next);
});

test("an outage counts for an hour", () => {
  expect(MAX_OUTAGE_MS).toBe(60 * 60 * 1_000);
});

test.each([
  [new Error("no"), "no"],
  ["no", "no"],
  [null, "null"],
])("the reason of %j is %j", (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

test("why an event was not handled is logged with the event, and not with every attempt", () => {
  const lines: unknown[] = [];
  const log = createLog("test", "info", { write: (line: string) => void lines.push(JSON.parse(line)) });
  const envelope = {
    id: newId(),
    subject: "callboard.projects.project.approved.v1",
    aggregateId: newId(),
    version: 1,
    occurredAt: new Date(0),
    actorId: null,
    traceparent: "",
    payload: new Uint8Array(),
  };
  for (let attempt = 1; attempt <= 3; attempt += 1)
    logHandlerFailure(log, "things-one", { envelope, error: new Error("no") });
  expect(lines).toMatchObject([
    {
      event: "event_handling_failed",
      consumer: "things-one",
      subject: envelope.subject,
      id: envelope.id,
      err: { message: "no" },
      msg: "an event was not handled: no",
    },
  ]);
});
