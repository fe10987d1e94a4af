import type { Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { announcementDue, calledBack, type NoticeDelays } from "#domain/announcement.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { eventOfMove, type CastingEvent } from "#domain/events.ts";
import { closedProject, positionFilled } from "#domain/position.ts";
import { moved, takenSlot, type Announcement, type Change, type Submission } from "#domain/submission.ts";
import type { UnitOfWork } from "./ports.ts";

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
export async function applyMove(unit: UnitOfWork, move: AllowedMove): Promise<Result<Submission>> {
  const { submission: before, to, actor, now } = move;
  if (move.closed) return fail(closedProject(to));
  const announcement = await announcementOf(unit, move);
  const after = { ...moved(before, to, now, move.change), announcement };
  await giveBackSlot(unit, before, after);
  const booked = await countBooking(unit, before, after);
  if (!booked.ok) return booked;
  await unit.save(after);
  await unit.addMove(after, {
    from: before.status,
    actor,
    reason: move.reason ?? null,
    announced: announcement === null,
  });
  if (announcement) await unit.saveAnnouncement(after, announcement);
  else if (before.announcement) await unit.removeAnnouncement(after.id);
  const event = move.event?.(after) ?? eventOfMove(before, after, booked.value);
  await unit.addEvents(actor, [event]);
  return ok(after);
}

/** Takes back a decision of which the talent's side was not told: everything is as before it, and nobody is told. */
export async function callBack(
  unit: UnitOfWork,
  { submission: before, actor, now, closed }: Pick<AllowedMove, "submission" | "actor" | "now" | "closed">,
): Promise<Result<Submission>> {
  const after = calledBack(before, now);
  if (closed) return fail(closedProject(after.status));
  const booked = await countBooking(unit, before, after);
  if (!booked.ok) return booked;
  await unit.save(after);
  await unit.addMove(after, { from: before.status, actor, reason: null, announced: false });
  await unit.removeAnnouncement(after.id);
  await unit.addEvents(actor, [
    { kind: "SubmissionStatusChanged", submission: after, from: before.status, companyOnly: true },
  ]);
  return ok(after);
}

async function announcementOf(
  unit: UnitOfWork,
  { submission, to, now, delays }: AllowedMove,
): Promise<Announcement | null> {
  if (!delays) return null;
  const { status, slotId } = submission;
  const expectsAudition = status === "AuditionRequested" || status === "AuditionConfirmed";
  const slot = expectsAudition && slotId !== null ? (await unit.lockSlots([slotId])).get(slotId) : undefined;
  const dueAt = announcementDue(to, now, { delays, auditionAt: slot?.startsAt ?? null });
  return dueAt === null ? null : { dueAt, former: submission };
}

/** Taking a place is the confirmation's own decision; here places are only given back. */
export async function giveBackSlot(unit: UnitOfWork, before: Submission, after: Submission): Promise<void> {
  const [held, holds] = [takenSlot(before), takenSlot(after)];
  if (held === null || held === holds) return;
  await unit.lockSlots([held]);
  await unit.addTaken(held, -1);
}

/** Keeps the position's count of booked people; never above the quantity, whatever the concurrency. */
async function countBooking(
  unit: UnitOfWork,
  before: Submission,
  after: Submission,
): Promise<Result<{ bookedCount: number; quantity: number }>> {
  const difference = Number(after.status === "Booked") - Number(before.status === "Booked");
  if (difference === 0) return ok({ bookedCount: 0, quantity: 0 });
  const position = await unit.lockPosition(after.positionId);
  if (!position) return fail(notFound("position"));
  const { quantity } = position;
  const bookedCount = position.bookedCount + difference;
  if (bookedCount > quantity) return fail(positionFilled(quantity));
  await unit.addBooked(position.id, difference > 0 ? 1 : -1);
  return ok({ bookedCount, quantity });
}
