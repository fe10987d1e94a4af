import { STATUSES, type BookingStatus } from "#domain/booking-status.ts";
import type { RequestMark, RequestStatus } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";
import { placeOfTalent } from "./ends.ts";
import { afterEnd, answered, endedRequest, heldUntil } from "./request-end.ts";

const [EXPIRES, DECIDE] = [new Date("2026-05-01T12:00:00Z"), new Date("2026-05-08T12:00:00Z")];
const mark = (status: RequestStatus, decideBy: Date | null = DECIDE): RequestMark => ({
  id: "r",
  kind: "Avail",
  status,
  expiresAt: EXPIRES,
  decideBy,
  version: 3,
});

test.each<[RequestStatus, Date | null]>([
  ["Open", EXPIRES],
  ["Free", DECIDE],
  ["Conditional", DECIDE],
  ["Accepted", null],
  ["NotFree", null],
  ["Declined", null],
  ["Expired", null],
  ["Released", null],
  ["Replaced", null],
])("dates of a request that is %s are held until %s in every state but a booking", (status, end) => {
  for (const one of STATUSES)
    expect(heldUntil({ status: one, request: mark(status) })).toBe(one === "Booked" ? null : end);
});

test("dates that were promised never lack an end, and without a request none are held", () => {
  expect(heldUntil({ status: "Backup", request: mark("Free", null) })).toBe(EXPIRES);
  expect(heldUntil({ status: "Avail", request: null })).toBeNull();
});

const submission = (status: BookingStatus, formerStatus: BookingStatus | null) =>
  ({ status, formerStatus, request: mark("Open"), announcement: null, version: 7 }) as Submission;

test.each<[BookingStatus, BookingStatus | null, BookingStatus]>([
  ["Avail", "Callback", "Callback"],
  ["Offered", "Avail", "Selected"],
  ["Avail", null, "Selected"],
  ["Backup", "Callback", "Backup"],
  ["AuditionRequested", "Backup", "AuditionRequested"],
])("after the end %s, before it %s, is %s without dates", (status, former, to) => {
  const request = endedRequest(mark("Open"));
  expect(request).toMatchObject({ status: "Expired", version: 4 });
  expect(afterEnd(submission(status, former), request)).toMatchObject({ status: to, request, version: 7 });
});

test("a decision that waits stays; what the talent side reads meanwhile is the end", () => {
  const waiting: Submission = {
    ...submission("NotBooked", null),
    announcement: { dueAt: DECIDE, former: submission("Avail", "Callback") },
  };
  const request = endedRequest(mark("Open"));
  expect(afterEnd(waiting, request)).toMatchObject({
    status: "NotBooked",
    request,
    announcement: { dueAt: DECIDE, former: { status: "Callback", request } },
  });
});

const NOW = new Date("2026-04-30T12:00:00Z");
const facts = {
  now: NOW,
  dates: ["2026-05-05"],
  place: placeOfTalent({ state: null, country: null, zone: null }),
};

test("a response that promises dates sets, once, when casting has to have decided", () => {
  const end = new Date("2026-05-04T18:00:00Z");
  expect(answered(mark("Open", null), "Free", facts)).toEqual({ ...mark("Free", end), version: 4 });
  expect(answered(mark("Open", NOW), "Conditional", facts)).toMatchObject({ decideBy: NOW });
  expect(answered(mark("Open", DECIDE), "Free", facts)).toMatchObject({ decideBy: end });
  expect(answered(mark("Free"), "Conditional", facts)).toMatchObject({
    status: "Conditional",
    decideBy: DECIDE,
  });
  for (const status of ["NotFree", "Accepted", "Declined"] as const)
    expect(answered(mark("Open", null), status, facts)).toMatchObject({ status, decideBy: null });
});
