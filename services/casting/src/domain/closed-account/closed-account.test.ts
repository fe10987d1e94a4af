import { STATUSES, type BookingStatus } from "#domain/booking-status.ts";
import type { Announcement, Submission } from "#domain/submission.ts";
import { endsWithAccount } from "./closed-account.ts";

const STAYS: readonly BookingStatus[] = ["Booked", "NotBooked", "Released", "Withdrawn"];

function submission(status: BookingStatus, announcement: Announcement | null = null): Submission {
  const decided: Partial<Submission> = { status, announcement, request: null, formerStatus: null };
  return decided as Submission;
}

test.each(STATUSES)("%s, which the person knows", (status) => {
  expect(endsWithAccount(submission(status))).toBe(!STAYS.includes(status));
});

test.each(["Booked", "NotBooked"] as const)(
  "%s, which is not announced: the person may withdraw",
  (status) => {
    const announcement = { dueAt: new Date(0), former: submission("Selected") };
    expect(endsWithAccount(submission(status, announcement))).toBe(true);
  },
);
