import type { BookingStatus } from "./booking-status.ts";
import { eventOfMove } from "./events.ts";
import type { RequestMark } from "./request.ts";
import type { Submission } from "./submission.ts";

const BEFORE = { id: "s", status: "Viewed", slotId: null, request: null } as Submission;
const REQUEST: RequestMark = {
  id: "r",
  kind: "Avail",
  status: "Open",
  expiresAt: new Date(0),
  decideBy: null,
  version: 1,
};
const COUNTS = { bookedCount: 1, quantity: 2 };

test.each<[BookingStatus, Partial<Submission>, object]>([
  ["Booked", {}, { kind: "SubmissionBooked", ...COUNTS }],
  ["Released", {}, { kind: "SubmissionReleased", ...COUNTS, roleCast: true }],
  ["NotBooked", {}, { kind: "SubmissionNotBooked", roleCast: true }],
  ["AuditionRequested", { slotId: "t" }, { kind: "AuditionRequested", slotId: "t" }],
  ["AuditionRequested", {}, { kind: "AuditionRequested", slotId: "" }],
  ["Avail", { request: REQUEST }, { kind: "AvailRequested", requestId: "r" }],
  ["Avail", {}, { kind: "SubmissionStatusChanged", from: "Viewed", companyOnly: false }],
  ["Offered", { request: REQUEST }, { kind: "SubmissionStatusChanged", from: "Viewed", companyOnly: false }],
  ["Selected", {}, { kind: "SubmissionStatusChanged", from: "Viewed", companyOnly: false }],
])("the event of a move to %s with %j is %j", (status, facts, event) => {
  const after = { ...BEFORE, ...facts, status };
  expect(eventOfMove(BEFORE, after, { ...COUNTS, roleCast: true })).toEqual({ ...event, submission: after });
});
