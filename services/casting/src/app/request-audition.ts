import { actorName, requireMember, type Actor } from "@callboard/kit/actor.ts";
import { forbidden, invalid, type FieldFailure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { nextStatus } from "#domain/moves.ts";
import { COMPANY_ROLES, isCompanySide } from "#domain/policy.ts";
import { inviteEnd, type Slot } from "#domain/slot.ts";
import { checkText } from "#domain/submission-input.ts";
import type { Change, Submission } from "#domain/submission.ts";
import { isClosed, lockSeen, seen, type FullKey, type Seen } from "./find-submission.ts";
import { knownSlots } from "./known.ts";
import { lockSlot, needUsable } from "./lock-slot.ts";
import { applyMove } from "./move-submission.ts";
import type { Changes, Deps } from "./ports.ts";

export interface RequestInput {
  readonly key: FullKey;
  /** Null lets the talent choose among the project's free slots. */
  readonly slotId: string | null;
  readonly message: string | null;
  readonly expiresAt: Date | null;
  readonly clientKey: string | null;
}

/**
 * Asks a submitter to an audition. Asking again with another slot moves the invitation; with the same one it changes
 * nothing. The place is taken only when the talent confirms.
 */
export async function requestAudition(deps: Deps, actor: Actor, input: RequestInput): Promise<Result<Seen>> {
  const caller = requireMember(actor, COMPANY_ROLES);
  if (!caller.ok) return caller;
  if (input.slotId) {
    const slots = await knownSlots(deps, [input.slotId]);
    if (!slots.ok) return slots;
  }
  const closed = await isClosed(deps, input.key.projectId);
  if (!closed.ok) return closed;
  const call = { actor: actorName(actor), operation: "requestAudition", key: input.clientKey, body: input };
  const done = await deps.transaction((tx) =>
    tx.once(call, async () => {
      const asked = await ask(deps, tx, { ...input, actor, closed: closed.value });
      return asked.ok ? ok(null) : asked;
    }),
  );
  if (!done.ok) return done;
  const [submission] = await deps.reads.bySubmissionKeys([input.key]);
  return seen(actor, submission ?? null);
}

interface AskInput extends RequestInput {
  readonly actor: Actor;
  readonly closed: boolean;
}

async function ask(deps: Deps, tx: Changes, input: AskInput): Promise<Result<void>> {
  const { actor, key, slotId } = input;
  const now = deps.clock();
  const found = await lockSeen(tx, actor, key);
  if (!found.ok) return found;
  const { submission, relation } = found.value;
  if (!isCompanySide(relation)) return fail(forbidden("OWNERSHIP"));
  const slot = slotId ? await lockSlot(tx, { slotId, projectId: submission.projectId }) : ok(null);
  if (!slot.ok) return slot;
  const message = checkInput(input, now);
  if (!message.ok) return message;
  if (isRepeated(submission, slotId, message.value)) return ok();
  return invite(tx, { submission, slot: slot.value, message: message.value, now, input });
}

interface Invitation {
  readonly submission: Submission;
  readonly slot: Slot | null;
  readonly message: string | null;
  readonly now: Date;
  readonly input: AskInput;
}

async function invite(
  tx: Changes,
  { submission, slot, message, now, input }: Invitation,
): Promise<Result<void>> {
  const next = nextStatus(submission.status, "request audition");
  if (!next.ok) return next;
  const usable = slot ? await needUsable(tx, slot, now) : ok();
  if (!usable.ok) return usable;
  const change: Change = {
    slotId: input.slotId,
    auditionStatus: "Offered",
    auditionExpiresAt: inviteEnd(now, slot, input.expiresAt),
    auditionMessage: message,
    formerStatus: submission.status === next.value ? submission.formerStatus : submission.status,
  };
  const { actor, closed } = input;
  const done = await applyMove(tx, { submission, to: next.value, actor, now, change, closed });
  return done.ok ? ok() : done;
}

/** The message, trimmed; every bad field of the request. */
function checkInput({ message, expiresAt }: RequestInput, now: Date): Result<string | null> {
  const text = checkText(message, "request.Message", LIMITS.noteLength);
  const late = expiresAt !== null && expiresAt <= now;
  const fields: FieldFailure[] = [
    ...(text.ok ? [] : (text.failure.fields ?? [])),
    ...(late
      ? [
          {
            path: "request.ExpiresAt",
            rule: "IN_THE_PAST" as const,
            message: "The invitation must end in the future.",
          },
        ]
      : []),
  ];
  return fields.length > 0 ? fail(invalid(fields)) : text;
}

function isRepeated(submission: Submission, slotId: string | null, message: string | null): boolean {
  return (
    submission.status === "AuditionRequested" &&
    submission.slotId === slotId &&
    submission.auditionMessage === message
  );
}
