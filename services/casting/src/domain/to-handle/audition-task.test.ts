import type { BookingStatus } from "#domain/booking-status.ts";
import type { InviteStatus } from "#domain/submission.ts";
import { auditionTaskOf, DECIDE_DAYS, type TaskFacts } from "./audition-task.ts";

const now = new Date("2026-11-22T12:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const OLDEST_HOURS = -24 * DECIDE_DAYS;

interface More {
  readonly ends?: number | null;
  readonly expires?: number | null;
  readonly closed?: boolean;
}
const time = (hours: number | null) => (hours === null ? null : inHours(hours));

/** An audition that ended an hour ago; its request, if it is open, expires in an hour. */
function facts(status: BookingStatus, invite: InviteStatus | null, more: More = {}): TaskFacts {
  const { ends = -1, expires = 1, closed = false } = more;
  return {
    submission: { status, auditionStatus: invite, auditionExpiresAt: time(expires) },
    endsAt: time(ends),
    projectClosed: closed,
  };
}
const otherTime = (more: More = {}) => facts("AuditionRequested", "ChangeRequested", more);
const checkedIn = (more: More = {}) => facts("AuditionConfirmed", "CheckedIn", more);
const auditioned = (more: More = {}) => facts("Auditioned", "Done", more);

test.each<[string, string | null, TaskFacts]>([
  ["another time that is requested", "ChangeRequested", otherTime()],
  ["one for an audition ahead", "ChangeRequested", otherTime({ ends: 400 })],
  ["one without a slot", "ChangeRequested", otherTime({ ends: null })],
  ["one that never expires", "ChangeRequested", otherTime({ expires: null })],
  ["one whose time is over now", null, otherTime({ expires: 0 })],
  ["one that expired", null, facts("Selected", "Expired")],
  ["one in a closed project", null, otherTime({ closed: true })],
  ["an audition request", null, facts("AuditionRequested", "Offered")],
  ["an audition that was declined", null, facts("AuditionDeclined", "Declined")],
  ["someone checked in", "Decide", checkedIn()],
  ["someone auditioned", "Decide", auditioned()],
  ["an audition that ends now", "Decide", checkedIn({ ends: 0 })],
  ["an audition that goes on", null, checkedIn({ ends: 1 })],
  ["an audition without a slot", null, auditioned({ ends: null })],
  ["the oldest that is reminded of", "Decide", checkedIn({ ends: OLDEST_HOURS })],
  ["an older one", null, checkedIn({ ends: OLDEST_HOURS - 1 })],
  ["someone checked in, in a closed project", null, checkedIn({ closed: true })],
  ["someone confirmed who did not come", null, facts("AuditionConfirmed", "NoShow")],
  ["someone confirmed whom nobody recorded", null, facts("AuditionConfirmed", "Confirmed")],
  // Each of these is a decision.
  ["a callback", null, facts("Callback", null, { ends: null })],
  ["a selection", null, facts("Selected", "Cancelled")],
  ["an avail check after the audition", null, facts("Avail", "Done")],
  ["a backup", null, facts("Backup", "Done")],
  ["an offer", null, facts("Offered", "Done")],
  ["a booking", null, facts("Booked", "Done")],
  ["a pass", null, facts("NotBooked", "Done")],
  ["a release", null, facts("Released", "Done")],
  ["a withdrawal", null, facts("Withdrawn", "Done")],
])("%s: to do is %s", (_, task, given) => {
  expect(auditionTaskOf(given, now)).toBe(task);
});
