import * as fields from "@callboard/kit/fields.ts";
import { ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { asKnownTo } from "#domain/announcement.ts";
import { nextStatus } from "#domain/transitions.ts";
import { ALL_ROLES, isCompanySide } from "#domain/policy.ts";
import type { Submission } from "#domain/submission.ts";
import { lockAuthorized, isClosed, type FullKey } from "./visible-submission.ts";
import { applyKnownMove } from "./known-move.ts";
import { applyMove } from "./move-submission.ts";
import type { Deps } from "./ports.ts";

const schema = z.object({ reason: fields.optionalParagraph(LIMITS.noteLength) });

interface Input {
  readonly key: FullKey;
  readonly reason: string | null | undefined;
}

/** Declines as talent or agent, or cancels as casting; frees the place. Canceling again changes nothing. */
export const cancelAudition = forMembers<Deps, Input, void>(ALL_ROLES, async (deps, member, input) => {
  const closed = await isClosed(deps, input.key.projectId);
  if (!closed.ok) return closed;
  return deps.transaction(async (unit) => {
    const found = await lockAuthorized(unit, member, input.key);
    if (!found.ok) return found;
    const { submission, relation } = found.value;
    const read = validate(schema, { reason: input.reason });
    if (!read.ok) return read;
    const known = asKnownTo(relation, submission);
    if (isCancelled(known)) return ok();
    const byCompany = isCompanySide(relation);
    const next = nextStatus(known.status, byCompany ? "call off audition" : "decline audition");
    if (!next.ok) return next;
    if (next.value === known.status) return ok();
    const slotId = known.slotId ?? "";
    const cancelledBy = byCompany ? "company" : relation;
    const move = {
      submission,
      to: next.value,
      actor: member,
      now: deps.now(),
      reason: read.value.reason,
      closed: closed.value,
      change: { auditionStatus: byCompany ? ("Cancelled" as const) : ("Declined" as const) },
      event: (after: Submission) =>
        ({ kind: "AuditionCancelled", submission: after, slotId, cancelledBy }) as const,
    };
    // What casting calls off it decides itself.
    const done = byCompany ? await applyMove(unit, move) : await applyKnownMove(unit, move);
    return done.ok ? ok() : done;
  });
});

/** The audition was already canceled, by either side, and nothing has happened since. */
function isCancelled({ status, auditionStatus }: Submission): boolean {
  const isOver = auditionStatus === "Cancelled" || auditionStatus === "Declined";
  return isOver && (status === "Selected" || status === "AuditionDeclined");
}
