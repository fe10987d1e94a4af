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
import { earlier } from "#domain/request-end/ends.ts";
import { refusalOfTime, type Slot } from "#domain/slot.ts";
import type { Change, Submission } from "#domain/submission.ts";
import { nextStatus } from "#domain/transitions.ts";
import { notifyPlacesLeft } from "./waiting/notify-places-left.ts";
import type { InLine } from "./waiting/waiting-ports.ts";
import { lockSlot, needUsable } from "./lock-slot.ts";
import { usualInviteEnd } from "./waiting/invite-end.ts";
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
    readonly Shared?: boolean | null | undefined;
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
 * Invites a submitter to an audition. A place that is offered is held for them until the invitation ends, unless it is
 * offered to several: then the first to confirm has it. Another slot moves the invitation, a later end extends it; the
 * same again changes nothing.
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
  const place = await unit.inLine(submission.id);
  const held = slot.value !== null && input.request.Shared !== true;
  const invitation = { submission, slot: slot.value, message, expiresAt, now, input, held, place };
  return isRepeated(invitation) ? ok() : invite(unit, invitation);
}

interface Invitation {
  readonly submission: Submission;
  readonly slot: Slot | null;
  readonly message: string | null;
  readonly expiresAt: Date | null;
  readonly now: Date;
  readonly input: Request;
  /** The place is held for this person. */
  readonly held: boolean;
  /** Where they are in line before. */
  readonly place: InLine | null;
}

async function invite(
  unit: UnitOfWork,
  { submission, slot, message, expiresAt, now, input, held, place }: Invitation,
): Promise<Result<void>> {
  const next = nextStatus(submission.status, "request audition");
  if (!next.ok) return next;
  const usable = slot ? await needOffered(unit, slot, { submissionId: submission.id, now, held }) : ok();
  if (!usable.ok) return usable;
  const end = expiresAt
    ? earlier(expiresAt, slot?.startsAt ?? null)
    : await usualInviteEnd(unit, submission, now, slot);
  const change: Change = {
    slotId: input.slotId,
    auditionStatus: "Offered",
    auditionExpiresAt: endOf(submission, end, slot),
    auditionMessage: message,
    formerStatus: submission.status === next.value ? submission.formerStatus : submission.status,
  };
  const { member: actor, closed } = input;
  const move = { submission, to: next.value, actor, now, change, closed, keepsLine: held };
  const done = await applyMove(unit, move);
  if (!done.ok) return done;
  if (!slot || isHeldIn(place, slot) === held) return ok();
  const own = { slotId: slot.id, since: now, held, offered: true };
  const lines = held ? await unit.enterLine(submission.id, own) : await unit.leaveLines([submission.id]);
  await notifyPlacesLeft(unit, actor, lines);
  return ok();
}

/** A place that was offered is that person's until the end that they were told: another offer of it only extends it. */
function endOf(
  { status, slotId, auditionExpiresAt: announced }: Submission,
  end: Date,
  slot: Slot | null,
): Date {
  const isSame = status === "AuditionRequested" && slot !== null && slotId === slot.id;
  return isSame && announced !== null && announced > end ? announced : end;
}

/** A place that is held must be free; one that is offered to several must only be ahead. */
async function needOffered(
  unit: UnitOfWork,
  slot: Slot,
  { held, ...facts }: { readonly submissionId: string; readonly now: Date; readonly held: boolean },
): Promise<Result<void>> {
  if (held) return needUsable(unit, slot, facts);
  const refusal = refusalOfTime(slot, facts.now);
  return refusal ? fail(refusal) : ok();
}

/** Whether the place in line is one that is held in this slot. */
function isHeldIn(place: InLine | null, slot: Slot | null): boolean {
  return slot !== null && place?.slotId === slot.id && place.held;
}

function isRepeated({ submission, slot, message, expiresAt, held, place }: Invitation): boolean {
  const { status, slotId, auditionMessage, auditionStatus, auditionExpiresAt: end } = submission;
  const isOpen = status === "AuditionRequested" && auditionStatus === "Offered";
  const isSame = slotId === (slot?.id ?? null) && auditionMessage === message;
  const isExtended = expiresAt !== null && end !== null && earlier(expiresAt, slot?.startsAt ?? null) > end;
  return isOpen && isSame && !isExtended && isHeldIn(place, slot) === held;
}
