import { actorName, requireMember, type Actor, type Member } from "@callboard/kit/actor.ts";
import { forbidden, limitReached, notFound } from "@callboard/kit/failure.ts";
import { isUuid, newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import type { CastingEvent } from "#domain/events.ts";
import { nextStatus } from "#domain/moves.ts";
import { isVisible, noSuchPosition, refusalToSubmit, type Position, type Project } from "#domain/position.ts";
import { TALENT_ROLES, talentSide } from "#domain/policy.ts";
import { checkWords, type SubmissionWords } from "#domain/submission-input.ts";
import type { Submission } from "#domain/submission.ts";
import { seen, type Seen } from "./find-submission.ts";
import { freshPosition, knownPeople } from "./known.ts";
import { applyMove } from "./move-submission.ts";
import type { Changes, ClientCall, Deps, SubmissionKey } from "./ports.ts";

const MINUTE_MS = 60_000;
/** Says that no answer is kept under the ClientKey; it never leaves this file. */
const NOT_STORED = fail(notFound("answer"));

export interface SubmitInput {
  readonly projectId: string | null;
  readonly positionId: string;
  /** The caller unless an agent submits. */
  readonly userId: string | null;
  readonly words: SubmissionWords;
  readonly clientKey: string | null;
}

/**
 * Puts a person forward for an open position: oneself, or as agent a linked talent. Once per person and position:
 * a repeated call answers what stands, and what was withdrawn stands again. At most ten a minute.
 */
export async function submitToPosition(deps: Deps, actor: Actor, input: SubmitInput): Promise<Result<Seen>> {
  const caller = requireMember(actor, TALENT_ROLES);
  if (!caller.ok) return caller;
  const userId = input.userId ?? caller.value.userId;
  const key = { positionId: input.positionId, userId };
  const call = { actor: actorName(actor), operation: "submitToPosition", key: input.clientKey, body: input };
  const stored = await storedAnswer(deps, call);
  if (stored !== NOT_STORED) return stored.ok ? readAgain(deps, actor, stored.value) : stored;
  const target = await visiblePosition(deps, caller.value, input);
  if (!target.ok) return target;
  if (!talentSide(caller.value, userId))
    return fail(forbidden("OWNERSHIP", "You may not submit this person."));
  const words = checkWords(input.words);
  if (!words.ok) return words;
  // Name and picture for the company's list; without an answer the list fills them in later.
  await knownPeople(deps, [userId]);
  const done = await deps.transaction((tx) =>
    tx.once(call, async () => {
      const sent = await send(deps, tx, {
        key,
        caller: caller.value,
        target: target.value,
        words: words.value,
      });
      return sent.ok ? ok(key) : sent;
    }),
  );
  return done.ok ? readAgain(deps, actor, done.value) : done;
}

/** A repeated call gets its answer whatever became of the position since. */
async function storedAnswer(deps: Deps, call: ClientCall): Promise<Result<SubmissionKey>> {
  if (call.key === null || !isUuid(call.key)) return NOT_STORED;
  return deps.transaction((tx) => tx.once<SubmissionKey>(call, async () => NOT_STORED));
}

async function readAgain(deps: Deps, actor: Actor, key: SubmissionKey): Promise<Result<Seen>> {
  const [submission] = await deps.reads.bySubmissionKeys([key]);
  return seen(actor, submission ?? null);
}

interface Target {
  readonly position: Position;
  readonly project: Project;
}

/** The position as far as the caller may see it; of a private project only with a submission to it. */
async function visiblePosition(deps: Deps, caller: Member, input: SubmitInput): Promise<Result<Target>> {
  const found = await freshPosition(deps, input.positionId);
  if (!found.ok) return found;
  if (!found.value) return fail(noSuchPosition());
  const { position, project } = found.value;
  if (input.projectId !== null && input.projectId !== position.projectId) return fail(noSuchPosition());
  const people = [caller.userId, ...caller.representedIds];
  const involved = !project.public && (await deps.reads.isInvolved(project.id, people));
  return isVisible(project, position, involved) ? ok({ position, project }) : fail(noSuchPosition());
}

interface Sending {
  readonly key: SubmissionKey;
  readonly caller: Member;
  readonly target: Target;
  readonly words: SubmissionWords;
}

async function send(deps: Deps, tx: Changes, sending: Sending): Promise<Result<void>> {
  const { key, target } = sending;
  const now = deps.clock();
  const standing = await tx.lockSubmission(key);
  const next = standing ? nextStatus(standing.status, "submit again") : null;
  if (next && !next.ok) return next;
  if (standing && next?.value === standing.status) return ok();
  const refusal = refusalToSubmit(target.project, target.position, now);
  if (refusal) return fail(refusal);
  // Holding the row keeps the position from being removed meanwhile.
  const position = await tx.lockPosition(key.positionId);
  if (!position || position.removed) return fail(noSuchPosition());
  const within = await needQuota(tx, sending.caller, now);
  if (!within.ok) return within;
  return standing ? sendAgain(tx, sending, standing, now) : sendFirst(tx, sending, now);
}

async function needQuota(tx: Changes, caller: Member, now: Date): Promise<Result<void>> {
  const sent = await tx.countSentSince(caller.userId, new Date(now.getTime() - MINUTE_MS));
  const most = LIMITS.submissionsPerMinute;
  return sent < most ? ok() : fail(limitReached("SUBMISSIONS_PER_MINUTE", most, MINUTE_MS / 1000));
}

async function sendFirst(tx: Changes, sending: Sending, now: Date): Promise<Result<void>> {
  const submission = newSubmission(sending, now);
  if (!(await tx.insert(submission))) return ok();
  await tx.addMove(submission, { from: null, actor: sending.caller, reason: null, announced: true });
  await tx.publish(sending.caller, [created(submission, sending)]);
  return ok();
}

async function sendAgain(
  tx: Changes,
  sending: Sending,
  standing: Submission,
  now: Date,
): Promise<Result<void>> {
  const { caller, words } = sending;
  const again = await applyMove(tx, {
    submission: standing,
    to: "Submitted",
    actor: caller,
    now,
    closed: false,
    change: { ...words, submittedAt: now, createdBy: caller.userId },
    event: (submission) => created(submission, sending),
  });
  return again.ok ? ok() : again;
}

function created(submission: Submission, { caller, key }: Sending): CastingEvent {
  const agentId = caller.userId === key.userId ? "" : caller.userId;
  return { type: "SubmissionCreated", submission, agentId };
}

function newSubmission({ key, caller, target, words }: Sending, now: Date): Submission {
  return {
    id: newId(),
    ...key,
    projectId: target.project.id,
    companyId: target.project.companyId,
    status: "Submitted",
    round: 1,
    ...words,
    createdBy: caller.userId,
    submittedAt: now,
    viewedAt: null,
    updatedAt: now,
    slotId: null,
    auditionStatus: null,
    auditionExpiresAt: null,
    auditionMessage: null,
    formerStatus: null,
    version: 1,
    announcement: null,
  };
}
