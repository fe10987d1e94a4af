import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { forbidden, invalidField } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { applyKnownMove } from "#app/known-move.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import {
  asVisible,
  isClosed,
  lockAuthorized,
  type FullKey,
  type VisibleSubmission,
} from "#app/visible-submission.ts";
import { attend, type Attendance, type AttendanceAction } from "#domain/attendance/attendance.ts";
import { asKnownTo } from "#domain/announcement.ts";
import type { NoShowWord } from "#domain/events.ts";
import { ALL_ROLES, COMPANY_ROLES, isCompanySide, TALENT_ROLES, type Relation } from "#domain/policy.ts";
import type { Slot } from "#domain/slot.ts";
import type { Submission } from "#domain/submission.ts";

interface Input {
  readonly key: FullKey;
  readonly reason?: string | null | undefined;
  /** The code that the person gives at the door. */
  readonly code?: string | null | undefined;
}

/** Checks in: talent or agent with the door code, or casting without it. */
export const checkIn = forMembers<Deps, Input, VisibleSubmission>(ALL_ROLES, async (deps, member, input) => {
  const { positionId, userId } = input.key;
  // A code is given, so it may be a guess; ten an hour cannot find it.
  const within = input.code ? await deps.doorCodeQuota(`${positionId}#${userId}#${member.userId}`) : ok();
  return within.ok ? change(deps, member, input, "check in") : within;
});

/** Records that someone did not come; only the two sides ever see it. */
export const recordNoShow = forMembers<Deps, Input, VisibleSubmission>(COMPANY_ROLES, (deps, member, input) =>
  change(deps, member, input, "record no-show"),
);

/** Disputes a no-show, as talent or agent, with a reason; possible for seven days. */
export const disputeNoShow = forMembers<Deps, Input, VisibleSubmission>(TALENT_ROLES, (deps, member, input) =>
  change(deps, member, input, "dispute no-show"),
);

const schema = z.object({ reason: fields.optionalParagraph(LIMITS.noteLength) });
const reasoned = z.object({ reason: fields.paragraph(LIMITS.noteLength) });

async function change(
  deps: Deps,
  member: Member,
  input: Input,
  action: AttendanceAction,
): Promise<Result<VisibleSubmission>> {
  const closed = await isClosed(deps, input.key.projectId);
  if (!closed.ok) return closed;
  return deps.transaction(async (unit): Promise<Result<VisibleSubmission>> => {
    const found = await lockAuthorized(unit, member, input.key);
    if (!found.ok) return found;
    const { submission, relation } = found.value;
    if (TALENTS_OWN.includes(action) && isCompanySide(relation)) return fail(forbidden("OWNERSHIP"));
    const known = asKnownTo(relation, submission);
    const slot = await heldSlot(unit, known);
    const reason = readInput(input, action, { relation, slot });
    if (!reason.ok) return reason;
    const now = deps.now();
    const next = attend(attendanceOf(known, slot), action, now);
    if (!next.ok) return next;
    if (next.value === known.auditionStatus) return ok(asVisible({ submission, relation }));
    const from = known.status;
    const after = await applyKnownMove(unit, {
      submission,
      to: from,
      actor: member,
      now,
      closed: closed.value,
      reason: reason.value,
      change: { auditionStatus: next.value },
      event: (moved) => ({ kind: "SubmissionStatusChanged", submission: moved, from, ...whoLearns(action) }),
    });
    return map(after, (moved) => asVisible({ submission: moved, relation }));
  });
}

/** Each side is notified of what the other says of a no-show, and both see it; of all else the company alone. */
function whoLearns(action: AttendanceAction) {
  const noShow = OF_NO_SHOWS[action];
  return { companyOnly: noShow === undefined, noShow };
}

const OF_NO_SHOWS: Readonly<Partial<Record<AttendanceAction, NoShowWord>>> = {
  "record no-show": "NoShow",
  "dispute no-show": "Disputed",
};

async function heldSlot(unit: UnitOfWork, { slotId }: Submission): Promise<Slot | null> {
  return slotId === null ? null : ((await unit.lockSlots([slotId])).get(slotId) ?? null);
}

function attendanceOf(
  { status, auditionStatus: invite, updatedAt: changedAt }: Submission,
  slot: Slot | null,
): Attendance {
  return { status, invite, startsAt: slot?.startsAt ?? null, changedAt };
}

/** Reads the reason, if there is one; a dispute requires a reason, and talent needs the door code to check in. */
function readInput(
  { reason, code }: Input,
  action: AttendanceAction,
  { relation, slot }: { readonly relation: Relation; readonly slot: Slot | null },
): Result<string | null> {
  const read = validate(action === "dispute no-show" ? reasoned : schema, { reason });
  if (!read.ok) return read;
  // The code proves that the person is there; casting can see it.
  const isKnown = action !== "check in" || isCompanySide(relation) || code?.trim() === slot?.doorCode;
  if (isKnown) return ok(read.value.reason);
  return fail(invalidField("code", "WRONG_CODE", "This is not the code of this audition."));
}

const TALENTS_OWN: readonly AttendanceAction[] = ["dispute no-show"];
