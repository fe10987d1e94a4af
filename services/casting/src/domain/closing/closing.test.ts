import { STATUSES, type BookingStatus } from "#domain/booking-status.ts";
import type { RequestMark } from "#domain/request.ts";
import { answerDue, endOf, isRoleCast, type Closing } from "./closing.ts";

const END = new Date("2026-05-01T12:00:00Z");
const DAY = "2026-05-02T12:00:00.000Z";
const WEEK = "2026-05-08T12:00:00.000Z";
const ended = (as: "Filled" | "Closed", answers = true): Closing => ({ ending: { as, at: END }, answers });
const requestMark = (status: RequestMark["status"]): RequestMark => ({
  id: "r",
  kind: "Avail",
  status,
  expiresAt: END,
  decideBy: null,
  version: 1,
});
const due = (
  status: BookingStatus,
  closing: Closing,
  request: RequestMark | null = null,
  updatedAt = new Date(0),
) => answerDue({ status, request, updatedAt }, closing)?.toISOString() ?? null;

const NEVER: readonly BookingStatus[] = ["Offered", "Booked", "NotBooked", "Released", "Withdrawn"];
test.each(STATUSES)("%s at the end of its position", (status) => {
  const [filled, closed] = [due(status, ended("Filled")), due(status, ended("Closed"))];
  if (NEVER.includes(status)) expect([filled, closed]).toEqual([null, null]);
  else expect([filled, closed]).toEqual([status === "Backup" ? WEEK : DAY, DAY]);
});

test.each([
  ["Open", DAY],
  ["Free", DAY],
  ["Conditional", DAY],
  ["Expired", DAY],
] as const)("an avail that is %s: %s", (status, at) => {
  expect(due("Avail", ended("Closed"), requestMark(status))).toBe(at);
});

test.each([
  ["Avail", "Free", "Released"],
  ["Avail", "Open", "NotBooked"],
  ["Backup", "Free", "NotBooked"],
  ["Selected", null, "NotBooked"],
  ["Offered", "Open", null],
  ["Booked", "Accepted", null],
  ["NotBooked", null, null],
] as const)("%s with a request that is %s ends as %s", (status, mark, end) => {
  expect(endOf({ status, request: mark && requestMark(mark) })).toBe(end);
});

test("nobody is notified while the position is open, or where the company decides by hand", () => {
  expect(due("Selected", { ending: null, answers: true })).toBeNull();
  expect(due("Selected", ended("Closed", false))).toBeNull();
});

test("what happens after the end postpones the notices", () => {
  expect(due("Selected", ended("Closed"), null, new Date("2026-05-01T18:00:00Z"))).toBe(
    "2026-05-02T18:00:00.000Z",
  );
});

test.each<[BookingStatus, RequestMark["status"] | null, "Filled" | "Closed" | null, boolean]>([
  ["Avail", "Open", "Filled", true],
  ["Backup", "Free", "Filled", true],
  ["Selected", "Conditional", "Filled", true],
  ["Offered", "Open", "Filled", true],
  ["AuditionConfirmed", null, "Filled", true],
  ["Selected", null, "Filled", false],
  ["Selected", "NotFree", "Filled", false],
  ["Booked", "Accepted", "Filled", false],
  ["Avail", "Open", "Closed", false],
  ["Avail", "Open", null, false],
])("let go of from %s with a request %s in a role that is %s, people read that it is cast: %s", (...row) => {
  const [status, request, as, told] = row;
  const facts = { status, request: request && requestMark(request) };
  expect(isRoleCast(facts, as && { as, at: END })).toBe(told);
});
