import type { BookingStatus } from "#domain/booking-status.ts";
import type { RequestMark, RequestStatus } from "#domain/request.ts";
import type { InviteStatus } from "#domain/submission.ts";
import { awaitedOf, reminderDay, type WaitingFacts } from "./reminder.ts";

// Thursday, 07:00 in Los Angeles.
const NOW = new Date("2026-12-03T15:00:00Z");
const YESTERDAY = new Date("2026-12-02T15:00:00Z");
const LA = "America/Los_Angeles";
const [ENDED, FRIDAY, MONDAY] = ["2026-12-03T02:00:00Z", "2026-12-05T02:00:00Z", "2026-12-08T02:00:00Z"];

interface Given {
  readonly status?: BookingStatus;
  readonly request?: RequestStatus;
  readonly expires?: string;
  readonly decideBy?: string;
  readonly answered?: boolean;
  readonly invite?: InviteStatus;
  readonly inviteEnds?: string;
}

function facts({ status = "Avail", request, answered = false, invite, ...times }: Given): WaitingFacts {
  const mark: RequestMark | null = request
    ? {
        id: "r",
        kind: "Avail",
        status: request,
        expiresAt: new Date(times.expires ?? ENDED),
        decideBy: times.decideBy === undefined ? null : new Date(times.decideBy),
        version: 1,
      }
    : null;
  return {
    submission: {
      status,
      request: mark,
      auditionStatus: invite ?? null,
      auditionExpiresAt: times.inviteEnds === undefined ? null : new Date(times.inviteEnds),
    },
    answeredAt: answered ? YESTERDAY : null,
  };
}

test.each<[string, Given, string | null]>([
  [
    "a promise due on the next working day",
    { request: "Free", answered: true, decideBy: FRIDAY },
    "Decision",
  ],
  ["one under a condition", { request: "Conditional", answered: true, decideBy: FRIDAY }, "Decision"],
  ["one of a backup", { status: "Backup", request: "Free", answered: true, decideBy: FRIDAY }, "Decision"],
  ["one that is due after the weekend", { request: "Free", answered: true, decideBy: MONDAY }, null],
  ["one that is over, before the sweep", { request: "Free", answered: true, decideBy: ENDED }, null],
  ["one of somebody booked", { status: "Booked", request: "Free", answered: true, decideBy: FRIDAY }, null],
  [
    "one of somebody passed on",
    { status: "NotBooked", request: "Free", answered: true, decideBy: FRIDAY },
    null,
  ],
  ["a request without a response that is open", { request: "Open", expires: FRIDAY }, null],
  [
    "a promise that ended last night",
    { status: "Selected", request: "Expired", answered: true, expires: FRIDAY, decideBy: ENDED },
    "Undecided",
  ],
  [
    "one that ended before the last reminder",
    { status: "Selected", request: "Expired", answered: true, decideBy: "2026-12-02T02:00:00Z" },
    null,
  ],
  ["a request that lapsed", { status: "Selected", request: "Expired", decideBy: FRIDAY }, "Unanswered"],
  ["one of somebody booked since", { status: "Booked", request: "Expired" }, null],
  [
    "an audition request that lapsed",
    { status: "Selected", invite: "Expired", inviteEnds: ENDED },
    "Unanswered",
  ],
  [
    "another time",
    { status: "AuditionRequested", invite: "ChangeRequested", inviteEnds: MONDAY },
    "OtherTime",
  ],
  [
    "an audition request that is open",
    { status: "AuditionRequested", invite: "Offered", inviteEnds: FRIDAY },
    null,
  ],
  ["nothing", { status: "Selected" }, null],
])("of %s the company is reminded: %j, %s", (_what, given, awaited) => {
  const time = { now: NOW, since: YESTERDAY, zone: LA };
  expect(awaitedOf(facts(given), time)?.what ?? null).toBe(awaited);
});

test.each([
  ["at 06:59", "2026-12-03T14:59:00Z", null, null],
  ["at 07:00", "2026-12-03T15:00:00Z", null, "2026-12-03"],
  ["a second time that day", "2026-12-04T01:00:00Z", "2026-12-03", null],
  ["the day after", "2026-12-04T15:00:00Z", "2026-12-03", "2026-12-04"],
  ["on Saturday", "2026-12-05T18:00:00Z", "2026-12-04", null],
] as const)("%s a company in Los Angeles is reminded, or not", (_when, now, last, day) => {
  expect(reminderDay(new Date(now), LA, last)).toBe(day);
});
