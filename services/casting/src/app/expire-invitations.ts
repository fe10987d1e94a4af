import type { Actor } from "@callboard/kit/actor.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { nextStatus } from "#domain/transitions.ts";
import { applyMove } from "./move-submission.ts";
import type { UnitOfWork, Deps, ExpiredInvitation, SubmissionKey } from "./ports.ts";

const BATCH = 100;
const CASTING: Actor = { kind: "system", service: "casting" };

type ExpiryDeps = Pick<Deps, "reads" | "now" | "transaction">;

/** Called with an invitation that could not be expired, and why. */
type OnExpiryFailed = (key: SubmissionKey, error: unknown) => void;

/**
 * Moves submissions whose invitation ran out back to their former status, each in a transaction of its own: one that
 * fails does not keep back those behind it. Returns how many were expired.
 */
export async function expireInvitations(deps: ExpiryDeps, onFailed: OnExpiryFailed): Promise<number> {
  const now = deps.now();
  let expired = 0;
  let last: ExpiredInvitation | null = null;
  for (;;) {
    const batch: readonly ExpiredInvitation[] = await deps.reads.expiredInvitations(now, last, BATCH);
    for (const key of batch) {
      const done = await expire(deps, key, onFailed);
      if (done) expired += 1;
    }
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH) return expired;
  }
}

/** False when nothing was changed. */
async function expire(deps: ExpiryDeps, key: SubmissionKey, onFailed: OnExpiryFailed): Promise<boolean> {
  try {
    const done = await deps.transaction((unit) => expireLocked(deps, unit, key));
    if (done.ok) return done.value;
    onFailed(key, new FailureError(done.failure));
  } catch (error) {
    onFailed(key, error);
  }
  return false;
}

async function expireLocked(
  deps: ExpiryDeps,
  unit: UnitOfWork,
  key: SubmissionKey,
): Promise<Result<boolean>> {
  const submission = await unit.lockSubmission(key);
  const now = deps.now();
  // Answered, withdrawn or extended since it was listed.
  if (!submission?.auditionExpiresAt || submission.auditionExpiresAt > now) return ok(false);
  const next = nextStatus(submission.status, "let audition expire", {
    former: submission.formerStatus,
  });
  if (!next.ok) return ok(false);
  const done = await applyMove(unit, {
    submission,
    to: next.value,
    actor: CASTING,
    now,
    closed: false,
    change: { auditionStatus: "Expired" },
    event: (after) => ({
      kind: "SubmissionStatusChanged",
      submission: after,
      from: submission.status,
      companyOnly: false,
    }),
  });
  return done.ok ? ok(true) : done;
}
