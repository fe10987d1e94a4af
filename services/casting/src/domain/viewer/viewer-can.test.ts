import { UNKNOWN } from "@callboard/catalog/booking-facts.ts";
import { STATUSES, type BookingStatus } from "#domain/booking-status.ts";
import type { Relation } from "#domain/policy.ts";
import type { RequestMark } from "#domain/request.ts";
import { nextStatus } from "#domain/transitions.ts";
import { viewerCan, type Situation } from "./viewer-can.ts";

const NOW = new Date("2026-05-01T12:00:00Z");
const LATER = new Date("2026-05-01T13:00:00Z");
const OPEN: RequestMark = {
  id: "r",
  kind: "Avail",
  status: "Open",
  expiresAt: LATER,
  decideBy: null,
  version: 1,
};

function standing(status: BookingStatus, more: Partial<Situation["submission"]> = {}): Situation {
  return {
    submission: {
      status,
      auditionStatus:
        status === "AuditionRequested" ? "Offered" : status === "AuditionConfirmed" ? "Confirmed" : null,
      auditionExpiresAt: LATER,
      updatedAt: NOW,
      request: status === "Avail" || status === "Offered" ? OPEN : null,
      announcement: null,
      ...more,
    },
    now: NOW,
    startsAt: LATER,
    waits: false,
    takesSubmissions: true,
    projectClosed: false,
  };
}

const MARKS = "saveNote deleteNote addBookingGroupUser deleteBookingGroupUser";
const DECIDE = "updateBookingStatus projectSubmissionBookResponse projectSubmissionsBooking";
const DATES = "requestAvail makeOffer";
const INVITED = "withdrawSubmission confirmAudition cancelAudition requestAnotherTime joinWaitingList";
/** Every state, written by hand. */
const TABLE: Readonly<Record<BookingStatus, readonly [talent: string, company: string]>> = {
  Submitted: ["withdrawSubmission", `${DECIDE} requestAudition ${MARKS}`],
  Viewed: ["withdrawSubmission", `${DECIDE} requestAudition ${MARKS}`],
  Selected: ["withdrawSubmission", `${DECIDE} requestAudition ${DATES} ${MARKS}`],
  AuditionRequested: [INVITED, `${DECIDE} requestAudition confirmAudition cancelAudition ${MARKS}`],
  AuditionConfirmed: [
    "withdrawSubmission confirmAudition cancelAudition checkIn",
    `${DECIDE} confirmAudition cancelAudition checkIn ${MARKS}`,
  ],
  AuditionDeclined: ["withdrawSubmission", `${DECIDE} requestAudition ${MARKS}`],
  Auditioned: ["withdrawSubmission", `${DECIDE} requestAudition ${DATES} ${MARKS}`],
  Callback: ["withdrawSubmission", `${DECIDE} requestAudition ${DATES} ${MARKS}`],
  Avail: ["withdrawSubmission answerRequest", `${DECIDE} ${DATES} releaseSubmission ${MARKS}`],
  Backup: ["withdrawSubmission", `${DECIDE} requestAudition ${DATES} ${MARKS}`],
  Offered: ["withdrawSubmission answerRequest", `${DECIDE} makeOffer releaseSubmission ${MARKS}`],
  Booked: ["withdrawSubmission", `releaseSubmission ${MARKS}`],
  NotBooked: ["withdrawSubmission", `updateBookingStatus ${MARKS}`],
  Released: ["withdrawSubmission", `updateBookingStatus ${MARKS}`],
  Withdrawn: ["submitToPosition", `updateBookingStatus ${MARKS}`],
  Unknown: ["withdrawSubmission", MARKS],
};

const SIDES: readonly (readonly [Relation, 0 | 1])[] = [
  ["self", 0],
  ["agent", 0],
  ["company", 1],
  ["admin", 1],
];
test.each(
  [...STATUSES, UNKNOWN].flatMap((status) =>
    SIDES.map(([relation, side]) => [status, relation, side] as const),
  ),
)("%s: what %s can", (status, relation, side) => {
  expect(viewerCan(relation, standing(status)).join(" ")).toBe(TABLE[status][side]);
});

test.each(STATUSES)("%s: the list offers no move that the table of states refuses", (status) => {
  const company = viewerCan("company", standing(status));
  const pairs = [
    ["requestAudition", "request audition"],
    ["requestAvail", "request avail"],
    ["makeOffer", "make offer"],
    ["releaseSubmission", "release"],
    ["confirmAudition", "confirm audition"],
  ] as const;
  const refused = pairs.filter(
    ([operation, action]) => company.includes(operation) && !nextStatus(status, action).ok,
  );
  expect(refused).toEqual([]);
});

test.each<[string, Relation, Situation, string, boolean]>([
  [
    "an invitation that ran out",
    "self",
    standing("AuditionRequested", { auditionExpiresAt: NOW }),
    "confirmAudition",
    false,
  ],
  [
    "an invitation that ran out",
    "self",
    standing("AuditionRequested", { auditionExpiresAt: NOW }),
    "joinWaitingList",
    false,
  ],
  [
    "another time was asked for",
    "self",
    standing("AuditionRequested", { auditionStatus: "ChangeRequested" }),
    "requestAnotherTime",
    false,
  ],
  ["in line", "self", { ...standing("AuditionRequested"), waits: true }, "leaveWaitingList", true],
  ["checked in", "self", standing("AuditionConfirmed", { auditionStatus: "CheckedIn" }), "checkIn", false],
  [
    "the slot has begun",
    "company",
    { ...standing("AuditionConfirmed"), startsAt: new Date(NOW.getTime() - 600_000) },
    "recordNoShow",
    true,
  ],
  ["the slot has begun", "self", { ...standing("AuditionConfirmed"), startsAt: NOW }, "disputeNoShow", false],
  ["a no-show", "self", standing("AuditionConfirmed", { auditionStatus: "NoShow" }), "disputeNoShow", true],
  [
    "a no-show of long ago",
    "self",
    standing("AuditionConfirmed", { auditionStatus: "NoShow", updatedAt: new Date(0) }),
    "disputeNoShow",
    false,
  ],
  [
    "a request that ran out",
    "self",
    standing("Avail", { request: { ...OPEN, expiresAt: NOW } }),
    "answerRequest",
    false,
  ],
  [
    "an avail that was answered",
    "self",
    standing("Avail", { request: { ...OPEN, status: "Free" } }),
    "answerRequest",
    true,
  ],
  [
    "withdrawn from a position that is full",
    "self",
    { ...standing("Withdrawn"), takesSubmissions: false },
    "submitToPosition",
    false,
  ],
  [
    "a booking that can be called back",
    "company",
    standing("Booked", { announcement: { dueAt: LATER, former: {} as never } }),
    "updateBookingStatus",
    true,
  ],
])("%s: %s", (_, relation, facts, operation, can) => {
  expect(viewerCan(relation, facts).includes(operation)).toBe(can);
});

test("a closed project leaves taking back, taking out and notes", () => {
  const closed = { ...standing("AuditionRequested"), waits: true, projectClosed: true };
  expect(viewerCan("self", closed)).toEqual(["withdrawSubmission", "leaveWaitingList"]);
  expect(viewerCan("company", closed)).toEqual(["saveNote", "deleteNote", "deleteBookingGroupUser"]);
});
