import type { Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { announcementDue, calledBack, type NoticeDelays } from "#domain/announcement.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { eventOfMove, type CastingEvent } from "#domain/events.ts";
import { closedProject, positionFilled } from "#domain/position.ts";
import { moved, takenSlot, type Announcement, type Change, type Submission } from "#domain/submission.ts";
import type { Changes } from "./ports.ts";

/** A move that the table of states allowed. */
export interface AllowedMove {
  readonly submission: Submission;
  readonly to: BookingStatus;
  readonly actor: Actor;
  readonly now: Date;
  readonly change?: Change;
  readonly reason?: string | null;
  /** A closed project changes nothing any more. */
  readonly closed: boolean;
  /** How long a booking or a pass waits before the talent's side is told. */
  readonly delays?: NoticeDelays;
  /** Replaces the event that follows from the new state. */
  readonly event?: (after: Submission) => CastingEvent;
}

/**
 * Writes a move: the row, its history, the places and bookings that it takes or gives back, and its event. The
 * submission is locked by the caller; slots and position are locked here.
 */
export async function applyMove(tx: Changes, move: AllowedMove): Promise<Result<Submission>> {
  const { submission: before, to, actor, now } = move;
  if (move.closed) return fail(closedProject(to));
  const announcement = await announcementOf(tx, move);
  const after = { ...moved(before, to, now, move.change), announcement };
  await giveBackSlot(tx, before, after);
  const booked = await countBooking(tx, before, after);
  if (!booked.ok) return booked;
  await tx.save(after);
  await tx.addMove(after, {
    from: before.status,
    actor,
    reason: move.reason ?? null,
    announced: announcement === null,
  });
  if (announcement) await tx.saveAnnouncement(after, announcement);
  else if (before.announcement) await tx.removeAnnouncement(after.id);
  const event = move.event?.(after) ?? eventOfMove(before, after, booked.value);
  await tx.publish(actor, [event]);
  return ok(after);
}

/** Takes back a decision of which the talent's side was not told: everything is as before it, and nobody is told. */
export async function callBack(
  tx: Changes,
  { submission: before, actor, now, closed }: Pick<AllowedMove, "submission" | "actor" | "now" | "closed">,
): Promise<Result<Submission>> {
  const after = calledBack(before, now);
  if (closed) return fail(closedProject(after.status));
  const booked = await countBooking(tx, before, after);
  if (!booked.ok) return booked;
  await tx.save(after);
  await tx.addMove(after, { from: before.status, actor, reason: null, announced: false });
  await tx.removeAnnouncement(after.id);
  await tx.publish(actor, [
    { type: "SubmissionStatusChanged", submission: after, from: before.status, companyOnly: true },
  ]);
  return ok(after);
}

async function announcementOf(
  tx: Changes,
  { submission, to, now, delays }: AllowedMove,
): Promise<Announcement | null> {
  if (!delays) return null;
  const { status, slotId } = submission;
  const expectsAudition = status === "AuditionRequested" || status === "AuditionConfirmed";
  const slot = expectsAudition && slotId !== null ? (await tx.lockSlots([slotId])).get(slotId) : undefined;
  const dueAt = announcementDue(to, now, { delays, auditionAt: slot?.startsAt ?? null });
  return dueAt === null ? null : { dueAt, former: submission };
}

/** Taking a place is the confirmation's own decision; here places are only given back. */
export async function giveBackSlot(tx: Changes, before: Submission, after: Submission): Promise<void> {
  const [held, holds] = [takenSlot(before), takenSlot(after)];
  if (held === null || held === holds) return;
  await tx.lockSlots([held]);
  await tx.addTaken(held, -1);
}

/** Keeps the position's count of booked people; never above the quantity, whatever the concurrency. */
async function countBooking(
  tx: Changes,
  before: Submission,
  after: Submission,
): Promise<Result<{ bookedCount: number; quantity: number }>> {
  const difference = Number(after.status === "Booked") - Number(before.status === "Booked");
  if (difference === 0) return ok({ bookedCount: 0, quantity: 0 });
  const position = await tx.lockPosition(after.positionId);
  if (!position) return fail(notFound("position"));
  const { quantity } = position;
  const bookedCount = position.bookedCount + difference;
  if (bookedCount > quantity) return fail(positionFilled(quantity));
  await tx.addBooked(position.id, difference > 0 ? 1 : -1);
  return ok({ bookedCount, quantity });
}
