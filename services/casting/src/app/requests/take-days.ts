import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { dayIn } from "@callboard/kit/time/wall-clock.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { placeOfTalent } from "#domain/request-end/ends.ts";
import { isBookedForGood, isActive, type BookingRequest } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";

interface Taking {
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Gives a booking that is known to both sides its days: those of its request, otherwise those of the breakdown that are
 * ahead. Returns the submission with the request that keeps them; without any days it stays as it is.
 */
export async function takeDays(
  unit: UnitOfWork,
  submission: Submission,
  { actor, now }: Taking,
): Promise<Submission> {
  if (!isBookedForGood(submission)) return submission;
  const { dates, ...where } = await unit.endFacts(submission);
  const current = isActive(submission.request) ? submission.request : null;
  if (current && dates.length > 0) {
    await unit.setBooked(current.id, now);
    return submission;
  }
  const today = dayIn(placeOfTalent(where).zone, now);
  const days = await unit.filmingDays(submission.projectId, today);
  if (days.length === 0) return submission;
  if (current) {
    await unit.addDays({ id: current.id, userId: submission.userId }, days, now);
    await unit.setBooked(current.id, now);
    return submission;
  }
  const request = bookingOf(days, { actor, now });
  await unit.insertRequest(submission, request, null);
  await unit.setBooked(request.id, now);
  return { ...submission, request };
}

function bookingOf(dates: readonly string[], { actor, now }: Taking): BookingRequest {
  return {
    id: newId(),
    kind: "Booking",
    status: "Accepted",
    expiresAt: now,
    decideBy: null,
    version: 1,
    dates,
    feeCents: null,
    currency: null,
    feeUnit: null,
    terms: null,
    cancellation: null,
    message: null,
    createdBy: actor.kind === "member" ? actor.userId : NOBODY,
    createdAt: now,
    answer: null,
    answeredAt: now,
  };
}

/** Stands for casting itself, which announces a booking. */
const NOBODY = "00000000-0000-0000-0000-000000000000";
