import { isUuid } from "@callboard/kit/ids.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { forbidden } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { z } from "zod";
import { COMPANY_ROLES, isCompanySide } from "#domain/policy.ts";
import { inviteEnd, type Slot } from "#domain/slot.ts";
import type { Change, Submission } from "#domain/submission.ts";
import { nextStatus } from "#domain/transitions.ts";
import { lockSlot, needUsable } from "./lock-slot.ts";
import { applyMove } from "./move-submission.ts";
import type { Deps, UnitOfWork } from "./ports.ts";
import { cachedSlots } from "./read-through.ts";
import {
  isClosed,
  lockAuthorized,
  visibleSubmission,
  type FullKey,
  type VisibleSubmission,
} from "./visible-submission.ts";

export interface RequestInput {
  readonly key: FullKey;
  /** Null lets talent choose among the project's free slots. */
  readonly slotId: string | null;
  readonly request: {
    readonly Message?: string | null | undefined;
    readonly ExpiresAt?: string | null | undefined;
    readonly ClientKey?: string | null | undefined;
  };
}

const schemaAt = (now: Date) =>
  z.object({
    Message: fields.optionalParagraph(LIMITS.noteLength),
    ExpiresAt: fields.optional(
      z.coerce.date().refine((end) => end > now, rule("IN_THE_PAST", "must be in the future.")),
    ),
    ClientKey: fields.clientKey,
  });

/**
 * Invites a submitter to an audition. Another slot moves the invitation; the same one again changes nothing. The
 * place is taken only when talent confirms.
 */
export const requestAudition = forMembers<Deps, RequestInput, VisibleSubmission>(
  COMPANY_ROLES,
  async (deps, member, input) => {
    if (input.slotId) {
      const slots = await cachedSlots(deps, [input.slotId]);
      if (!slots.ok) return slots;
    }
    const closed = await isClosed(deps, input.key.projectId);
    if (!closed.ok) return closed;
    const key = input.request.ClientKey ?? null;
    // A value that is not a UUID is reported with the other fields, after the caller's rights are checked.
    const call = {
      actor: member,
      operation: "requestAudition",
      key: key !== null && isUuid(key) ? key : null,
      body: input,
    };
    const done = await deps.transaction((unit) =>
      unit.once(call, async () => {
        const requested = await request(deps, unit, { ...input, member, closed: closed.value });
        return requested.ok ? ok(null) : requested;
      }),
    );
    if (!done.ok) return done;
    const [submission] = await deps.reads.bySubmissionKeys([input.key]);
    return visibleSubmission(member, submission ?? null);
  },
);

interface Request extends RequestInput {
  readonly member: Member;
  readonly closed: boolean;
}

async function request(deps: Deps, unit: UnitOfWork, input: Request): Promise<Result<void>> {
  const { member, key, slotId } = input;
  const now = deps.now();
  const found = await lockAuthorized(unit, member, key);
  if (!found.ok) return found;
  const { submission, relation } = found.value;
  if (!isCompanySide(relation)) return fail(forbidden("OWNERSHIP"));
  const slot = slotId ? await lockSlot(unit, { slotId, projectId: submission.projectId }) : ok(null);
  if (!slot.ok) return slot;
  const read = validate(schemaAt(now), input.request, "request");
  if (!read.ok) return read;
  const { Message: message, ExpiresAt: expiresAt } = read.value;
  if (isRepeated(submission, slotId, message)) return ok();
  return invite(unit, { submission, slot: slot.value, message, expiresAt, now, input });
}

interface Invitation {
  readonly submission: Submission;
  readonly slot: Slot | null;
  readonly message: string | null;
  readonly expiresAt: Date | null;
  readonly now: Date;
  readonly input: Request;
}

async function invite(
  unit: UnitOfWork,
  { submission, slot, message, expiresAt, now, input }: Invitation,
): Promise<Result<void>> {
  const next = nextStatus(submission.status, "request audition");
  if (!next.ok) return next;
  const usable = slot ? await needUsable(unit, slot, { submissionId: submission.id, now }) : ok();
  if (!usable.ok) return usable;
  const change: Change = {
    slotId: input.slotId,
    auditionStatus: "Offered",
    auditionExpiresAt: inviteEnd(now, slot, expiresAt),
    auditionMessage: message,
    formerStatus: submission.status === next.value ? submission.formerStatus : submission.status,
  };
  const { member: actor, closed } = input;
  const done = await applyMove(unit, { submission, to: next.value, actor, now, change, closed });
  return done.ok ? ok() : done;
}

function isRepeated(submission: Submission, slotId: string | null, message: string | null): boolean {
  return (
    submission.status === "AuditionRequested" &&
    submission.slotId === slotId &&
    submission.auditionMessage === message
  );
}
