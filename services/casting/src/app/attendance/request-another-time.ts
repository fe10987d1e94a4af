import { LIMITS } from "@callboard/catalog/limits.ts";
import { forbidden } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
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
import { asKnownTo } from "#domain/announcement.ts";
import { attend } from "#domain/attendance/attendance.ts";
import { isSameWish, MAX_WISHES, possibleTimes } from "#domain/attendance/other-time.ts";
import { isCompanySide, TALENT_ROLES } from "#domain/policy.ts";
import type { Submission } from "#domain/submission.ts";

interface Input {
  readonly key: FullKey;
  readonly reason?: string | null | undefined;
  /** Slots that would do. */
  readonly slotIds: readonly string[];
}

const schema = z.object({
  reason: fields.optionalParagraph(LIMITS.noteLength),
  auditionIds: z
    .array(z.string())
    .max(MAX_WISHES, rule("TOO_MANY", `can have at most ${MAX_WISHES} entries.`)),
});

/**
 * Requests another time than the one offered, as talent or agent, in words and by the slots that would do; casting then
 * offers one of them or keeps the time. The same again changes nothing.
 */
export const requestAnotherTime = forMembers<Deps, Input, VisibleSubmission>(
  TALENT_ROLES,
  async (deps, member, input) => {
    const slots = await cachedSlots(deps, input.slotIds.slice(0, MAX_WISHES));
    if (!slots.ok) return slots;
    const closed = await isClosed(deps, input.key.projectId);
    if (!closed.ok) return closed;
    return deps.transaction(async (unit): Promise<Result<VisibleSubmission>> => {
      const found = await lockAuthorized(unit, member, input.key);
      if (!found.ok) return found;
      const { submission, relation } = found.value;
      if (isCompanySide(relation)) return fail(forbidden("OWNERSHIP"));
      const read = validate(schema, { reason: input.reason, auditionIds: input.slotIds });
      if (!read.ok) return read;
      const now = deps.now();
      const known = asKnownTo(relation, submission);
      const { status, auditionStatus: invite, updatedAt: changedAt } = known;
      const next = attend({ status, invite, startsAt: null, changedAt }, "request another time", now);
      if (!next.ok) return next;
      const { reason, auditionIds } = read.value;
      const slotIds = await stillPossible(unit, { wished: auditionIds, known, now });
      const former = (await unit.otherTimes([submission.id])).get(submission.id) ?? null;
      if (next.value === invite && isSameWish(former, { slotIds, reason }))
        return ok(asVisible({ submission, relation }));
      await unit.saveOtherTime(submission.id, { slotIds, reason }, { at: now, by: member.userId });
      const after = await applyKnownMove(unit, {
        submission,
        to: status,
        actor: member,
        now,
        closed: closed.value,
        reason,
        change: { auditionStatus: next.value },
        event: (moved) => ({
          kind: "AuditionChangeRequested",
          submission: moved,
          slotId: known.slotId ?? "",
        }),
      });
      return map(after, (moved) => asVisible({ submission: moved, relation }));
    });
  },
);

async function stillPossible(
  unit: UnitOfWork,
  {
    wished,
    known,
    now,
  }: {
    readonly wished: readonly string[];
    readonly known: Submission;
    readonly now: Date;
  },
): Promise<readonly string[]> {
  const { projectId, slotId: held } = known;
  const ids = [...new Set([...wished, ...(held === null ? [] : [held])])];
  const slots = ids.length === 0 ? new Map() : await unit.lockSlots(ids);
  return possibleTimes(wished, { slots, projectId, held, now });
}
