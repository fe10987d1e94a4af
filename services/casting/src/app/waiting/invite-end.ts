import { placeOfTalent } from "#domain/request-end/ends.ts";
import { inviteEnd, type Slot } from "#domain/slot.ts";
import type { Submission } from "#domain/submission.ts";
import type { UnitOfWork } from "#app/ports.ts";

/** When an invitation of a person expires if nobody chooses its end: by working days where the talent side is. */
export async function usualInviteEnd(
  unit: UnitOfWork,
  submission: Submission,
  now: Date,
  slot: Slot | null = null,
): Promise<Date> {
  const facts = await unit.endFacts(submission);
  const place = placeOfTalent({ ...facts, zone: slot?.zone ?? facts.zone });
  return inviteEnd(now, place, { slot, requested: null });
}
