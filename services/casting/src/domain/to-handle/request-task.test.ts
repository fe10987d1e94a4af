import { STATUSES } from "#domain/booking-status.ts";
import { BOOKING_STATUS } from "@callboard/catalog/booking-status.ts";
import { requestTaskOf, type RequestTaskFacts } from "./request-task.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const OLDEST = -7 * 24;

interface Given {
  readonly request?: "Open" | "Free" | "Conditional" | "Expired" | "Released";
  readonly expires?: number;
  readonly decide?: number | null;
  readonly answered?: boolean;
  readonly invite?: "Offered" | "Expired";
  readonly inviteEnds?: number;
  readonly closed?: boolean;
}

function facts(
  { request, expires = -1, decide = 1, answered = false, invite, inviteEnds = -1, closed = false }: Given,
  status: RequestTaskFacts["submission"]["status"] = "Selected",
): RequestTaskFacts {
  const decideBy = decide === null ? null : inHours(decide);
  return {
    submission: {
      status,
      request: request
        ? { id: "r", kind: "Avail", status: request, expiresAt: inHours(expires), decideBy, version: 1 }
        : null,
      auditionStatus: invite ?? null,
      auditionExpiresAt: invite ? inHours(inviteEnds) : null,
    },
    answeredAt: answered ? inHours(-90) : null,
    projectClosed: closed,
  };
}

test.each<[string, Given, string | null]>([
  ["a promise", { request: "Free", answered: true }, "DecideRequest"],
  ["one under a condition", { request: "Conditional", answered: true }, "DecideRequest"],
  ["one that is over", { request: "Free", answered: true, decide: 0 }, null],
  ["one of a closed project", { request: "Free", answered: true, closed: true }, null],
  ["a request that is open", { request: "Open", expires: 1 }, null],
  ["one that lapsed", { request: "Expired" }, "EndedRequest"],
  ["one that lapsed a week ago", { request: "Expired", expires: OLDEST }, null],
  ["a promise that ended", { request: "Expired", answered: true, decide: -1 }, "EndedRequest"],
  ["one that ended a week ago", { request: "Expired", answered: true, decide: OLDEST }, null],
  ["a release", { request: "Released" }, null],
  ["an audition request that lapsed", { invite: "Expired" }, "EndedRequest"],
  ["one that lapsed a week ago", { invite: "Expired", inviteEnds: OLDEST }, null],
  ["one that is open", { invite: "Offered", inviteEnds: 1 }, null],
  ["nothing", {}, null],
])("%s waits for its company, or not: %j, %s", (_what, given, task) => {
  expect(requestTaskOf(facts(given), NOW)).toBe(task);
});

test.each(STATUSES)("%s: only somebody about whom casting has not decided waits", (status) => {
  const waits = requestTaskOf(facts({ request: "Free", answered: true }, status), NOW) !== null;
  expect(waits).toBe(BOOKING_STATUS[status].isOpen);
});
