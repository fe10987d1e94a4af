import { STATUSES } from "#domain/booking-status.ts";
import type { InviteStatus } from "#domain/submission.ts";
import { attend, ATTENDANCE_ACTIONS, type AttendanceAction } from "./attendance.ts";

const NOW = new Date("2026-05-10T12:00:00Z");
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

/** In every other state of a submission all four actions are refused. */
const OPEN = ["AuditionRequested", "AuditionConfirmed"];
test.each(
  STATUSES.filter((status) => !OPEN.includes(status)).flatMap((status) =>
    ATTENDANCE_ACTIONS.map((action) => [status, action] as const),
  ),
)("%s, %s: refused", (status, action) => {
  const standing = { status, invite: null, startsAt: at(-1), changedAt: NOW };
  expect(attend(standing, action, NOW)).toMatchObject({ ok: false, failure: { code: "CONFLICT" } });
});

const R = "AuditionRequested";
const C = "AuditionConfirmed";
test.each<[typeof R | typeof C, InviteStatus, number, AttendanceAction, InviteStatus | null]>([
  [R, "Offered", 24, "request another time", "ChangeRequested"],
  [R, "ChangeRequested", 24, "request another time", "ChangeRequested"],
  [C, "Confirmed", 24, "request another time", null],
  [R, "Offered", 24, "check in", null],
  [C, "Confirmed", 1, "check in", "CheckedIn"],
  [C, "CheckedIn", -1, "check in", "CheckedIn"],
  [C, "NoShow", -1, "check in", null],
  [R, "Offered", -1, "record no-show", null],
  [C, "Confirmed", 1, "record no-show", null],
  [C, "Confirmed", 0, "record no-show", null],
  [C, "Confirmed", -9 / 60, "record no-show", null],
  [C, "Confirmed", -10 / 60, "record no-show", "NoShow"],
  [C, "Confirmed", -1, "record no-show", "NoShow"],
  [C, "NoShow", -1, "record no-show", "NoShow"],
  [C, "CheckedIn", -1, "record no-show", null],
  [C, "NoShow", -1, "dispute no-show", "Confirmed"],
  [C, "Confirmed", -1, "dispute no-show", null],
  [R, "Offered", -1, "dispute no-show", null],
])("%s and %s, a slot in %i hours, %s: %s", (status, invite, hours, action, to) => {
  const result = attend({ status, invite, startsAt: at(hours), changedAt: NOW }, action, NOW);
  if (to === null) expect(result).toMatchObject({ ok: false, failure: { code: "CONFLICT" } });
  else expect(result).toEqual({ ok: true, value: to });
});

test("a no-show can be disputed for seven days", () => {
  const standing = { status: C, invite: "NoShow", startsAt: at(-300), changedAt: at(-169) } as const;
  expect(attend({ ...standing, changedAt: at(-168) }, "dispute no-show", NOW)).toEqual({
    ok: true,
    value: "Confirmed",
  });
  expect(attend(standing, "dispute no-show", NOW)).toMatchObject({
    failure: { rule: "PAST_DUE", message: "The time to dispute this has passed.", state: "NoShow" },
  });
});

test("nobody fails to come to an audition without a time", () => {
  const standing = { status: C, invite: "Confirmed", startsAt: null, changedAt: NOW } as const;
  expect(attend(standing, "record no-show", NOW).ok).toBe(false);
});

test.each([
  [C, "NoShow", "check in", { rule: "ILLEGAL_TRANSITION", state: "NoShow", to: "CheckedIn", allowed: [] }],
  [C, "CheckedIn", "record no-show", { rule: "ILLEGAL_TRANSITION", state: "CheckedIn", to: "NoShow" }],
  [C, null, "record no-show", { rule: "ILLEGAL_TRANSITION", state: C, to: "NoShow" }],
  [C, "Confirmed", "dispute no-show", { rule: "ILLEGAL_TRANSITION", state: "Confirmed", to: "Confirmed" }],
  [R, "NoShow", "dispute no-show", { rule: "ILLEGAL_TRANSITION", state: "NoShow", to: "Confirmed" }],
  [
    R,
    "Offered",
    "check in",
    { rule: "NOT_INVITED", message: "There is no open audition request.", state: R },
  ],
] as const)("%s and %s, %s is refused as %j", (status, invite, action, failure) => {
  const standing = { status, invite, startsAt: at(1), changedAt: NOW };
  expect(attend(standing, action, NOW)).toMatchObject({ failure });
});
