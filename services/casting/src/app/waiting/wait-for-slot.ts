import { forbidden, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { applyKnownMove } from "#app/known-move.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { cachedSlots } from "#app/read-through.ts";
import {
  asVisible,
  isClosed,
  lockAuthorized,
  type FullKey,
  type VisibleSubmission,
} from "#app/visible-submission.ts";
import { asAnnounced } from "#domain/announcement.ts";
import { closedProject } from "#domain/position.ts";
import { isCompanySide, TALENT_ROLES } from "#domain/policy.ts";
import { refusalOfTime } from "#domain/slot.ts";
import type { Change, Submission } from "#domain/submission.ts";
import { refusalToWait } from "#domain/waiting/waiting.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { usualInviteEnd } from "./invite-end.ts";
import { notifyPlacesLeft } from "./notify-places-left.ts";
import type { InLine } from "./waiting-ports.ts";

interface JoinInput {
  readonly key: FullKey;
  readonly slotId: string;
}

/**
 * Joins the line for a slot, as talent or agent invited to audition; the invitation is extended until the slot
 * begins. Free places go to people in line, first come first served. The same slot again changes nothing; another
 * slot means another line, and gives back a place that is held.
 */
export const joinWaitingList = forMembers<Deps, JoinInput, VisibleSubmission>(
  TALENT_ROLES,
  async (deps, member, { key, slotId }) => {
    const slots = await cachedSlots(deps, [slotId]);
    if (!slots.ok) return slots;
    const closed = await isClosed(deps, key.projectId);
    if (!closed.ok) return closed;
    return deps.transaction(async (unit): Promise<Result<VisibleSubmission>> => {
      const found = await lockAuthorized(unit, member, key);
      if (!found.ok) return found;
      const { submission, relation } = found.value;
      if (isCompanySide(relation)) return fail(forbidden("OWNERSHIP"));
      const slot = (await unit.lockSlots([slotId])).get(slotId);
      if (slot?.projectId !== submission.projectId) return fail(notFound("audition time"));
      const now = deps.now();
      const refusal = refusalToWait(asAnnounced(submission), now) ?? refusalOfTime(slot, now);
      if (refusal) return fail(refusal);
      if (closed.value) return fail(closedProject(submission.status));
      const place = await unit.inLine(submission.id);
      if (place?.slotId === slotId) return ok(asVisible({ submission, relation }));
      const change = { ...withoutHeld(place), auditionExpiresAt: slot.startsAt };
      const after = await note(unit, { submission, actor: member, now, change });
      if (!after.ok) return after;
      const lines = await unit.enterLine(submission.id, { slotId, since: now, held: false });
      await notifyPlacesLeft(unit, member, lines);
      return ok(asVisible({ submission: after.value, relation }));
    });
  },
);

/**
 * Leaves the line, and gives back a held place; the invitation lasts the usual time. Changes nothing if not in line.
 */
export const leaveWaitingList = forMembers<Deps, { readonly key: FullKey }, VisibleSubmission>(
  TALENT_ROLES,
  (deps, member, { key }) =>
    deps.transaction(async (unit): Promise<Result<VisibleSubmission>> => {
      const found = await lockAuthorized(unit, member, key);
      if (!found.ok) return found;
      const { submission, relation } = found.value;
      if (isCompanySide(relation)) return fail(forbidden("OWNERSHIP"));
      const place = await unit.inLine(submission.id);
      if (!place || place.offered) return ok(asVisible({ submission, relation }));
      const now = deps.now();
      const change = {
        ...withoutHeld(place),
        auditionExpiresAt: await usualInviteEnd(unit, submission, now),
      };
      const after = await note(unit, { submission, actor: member, now, change });
      if (!after.ok) return after;
      await notifyPlacesLeft(unit, member, await unit.leaveLines([submission.id]));
      return ok(asVisible({ submission: after.value, relation }));
    }),
);

/** Whoever had a place held is no longer invited to its slot. */
function withoutHeld(place: InLine | null): Change {
  return place?.held ? { slotId: null } : {};
}

/** A change of an invitation that only the company is notified of. */
function note(
  unit: UnitOfWork,
  move: {
    readonly submission: Submission;
    readonly actor: Actor;
    readonly now: Date;
    readonly change: Change;
  },
): Promise<Result<Submission>> {
  const { status: from } = asAnnounced(move.submission);
  return applyKnownMove(unit, {
    ...move,
    to: from,
    closed: false,
    event: (submission) => ({ kind: "SubmissionStatusChanged", submission, from, companyOnly: true }),
  });
}
