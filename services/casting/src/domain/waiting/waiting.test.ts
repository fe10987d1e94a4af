import { STATUSES } from "#domain/booking-status.ts";
import type { Submission } from "#domain/submission.ts";
import { holdEnd, leavesLine, mayBeInLine, refusalToWait } from "./waiting.ts";

const NOW = new Date("2026-05-01T12:00:00Z");
const LATER = new Date("2026-05-01T13:00:00Z");

test.each(STATUSES)("%s can wait only when it is invited", (status) => {
  const refusal = refusalToWait({ status, auditionExpiresAt: LATER }, NOW);
  if (status === "AuditionRequested") expect(refusal).toBeNull();
  else expect(refusal).toMatchObject({ code: "CONFLICT", rule: "NOT_INVITED", state: status });
});

test("an invitation that ran out cannot wait, one without an end can", () => {
  const status = "AuditionRequested";
  expect(refusalToWait({ status, auditionExpiresAt: NOW }, NOW)).toMatchObject({ state: "Expired" });
  expect(refusalToWait({ status, auditionExpiresAt: null }, NOW)).toBeNull();
});

test.each([
  ["2026-05-08T12:00:00Z", "2026-05-02T12:00:00.000Z"],
  ["2026-05-01T14:00:00Z", "2026-05-01T13:00:00.000Z"],
  ["2026-05-01T11:00:00Z", "2026-05-01T12:00:00.000Z"],
])("a place of a slot at %s is held until %s", (startsAt, end) => {
  expect(holdEnd(NOW, { startsAt: new Date(startsAt) }).toISOString()).toBe(end);
});

const invited = { status: "AuditionRequested", slotId: "a", announcement: null } as const;
const waits = { former: { status: "AuditionRequested", slotId: "a" } as Submission, dueAt: NOW };
const undecided = { ...invited, status: "NotBooked", slotId: null, announcement: waits } as const;
test.each([
  ["the same invitation", invited, invited, false],
  ["another slot", invited, { ...invited, slotId: "b" }, true],
  ["confirmed", invited, { ...invited, status: "AuditionConfirmed" }, true],
  ["passed on, of which nobody was told", invited, undecided, false],
  ["passed on", invited, { ...invited, status: "NotBooked", slotId: null }, true],
  ["told of the pass", undecided, { ...undecided, announcement: null }, true],
  ["nobody who could wait", { ...invited, status: "Selected" }, invited, false],
] as const)("%s: leaves %s", (_, before, after, leaves) => {
  expect(leavesLine(before, after)).toBe(leaves);
});

test.each([
  ["invited", invited, true],
  ["passed on, of which nobody was told", undecided, true],
  ["told of the pass", { ...undecided, announcement: null }, false],
  ["confirmed", { ...invited, status: "AuditionConfirmed" }, false],
] as const)("%s: may be in a line: %s", (_, submission, may) => {
  expect(mayBeInLine(submission)).toBe(may);
});
