import type { Actor } from "@callboard/kit/actor.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { applyMove } from "#app/move-submission.ts";
import type { Deps, SubmissionKey, UnitOfWork } from "#app/ports.ts";
import { nextStatus } from "#domain/transitions.ts";
import { releaseDates } from "./release-dates.ts";
import type { ExpiredRequest } from "./request-ports.ts";

const BATCH = 100;
const CASTING: Actor = { kind: "system", service: "casting" };

type ExpiryDeps = Pick<Deps, "reads" | "now" | "transaction">;

/** Called with a request that could not be expired, and why. */
type OnRequestExpiryFailed = (key: SubmissionKey, error: unknown) => void;

/**
 * Moves submissions whose request ran out unanswered back to their former status, each in a transaction of its own: one
 * that fails does not keep back those behind it. Returns how many were expired.
 */
export async function expireRequests(deps: ExpiryDeps, onFailed: OnRequestExpiryFailed): Promise<number> {
  const now = deps.now();
  let expired = 0;
  let last: ExpiredRequest | null = null;
  for (;;) {
    const batch: readonly ExpiredRequest[] = await deps.reads.expiredRequests(now, last, BATCH);
    for (const due of batch) if (await expire(deps, due, onFailed)) expired += 1;
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH) return expired;
  }
}

async function expire(
  deps: ExpiryDeps,
  due: ExpiredRequest,
  onFailed: OnRequestExpiryFailed,
): Promise<boolean> {
  try {
    const done = await deps.transaction((unit) => expireLocked(deps, unit, due));
    if (done.ok) return done.value;
    onFailed(due, new FailureError(done.failure));
  } catch (error) {
    onFailed(due, error);
  }
  return false;
}

async function expireLocked(
  deps: ExpiryDeps,
  unit: UnitOfWork,
  due: ExpiredRequest,
): Promise<Result<boolean>> {
  const submission = await unit.lockSubmission(due);
  const request = submission?.request;
  const now = deps.now();
  // Answered, replaced or decided since it was listed.
  if (!submission || !request || request.id !== due.requestId) return ok(false);
  if (request.status !== "Open" || request.expiresAt > now) return ok(false);
  const marked = { ...request, status: "Expired", version: request.version + 1 } as const;
  const next = nextStatus(submission.status, "let request expire", {
    former: submission.formerStatus,
  });
  if (!next.ok) return ok(false);
  const from = submission.status;
  const done = await applyMove(unit, {
    submission,
    to: next.value,
    actor: CASTING,
    now,
    closed: false,
    change: { request: marked },
    event: (after) => ({ kind: "SubmissionStatusChanged", submission: after, from, companyOnly: true }),
  });
  if (!done.ok) return done;
  await releaseDates(unit, CASTING, [request.id], "Expired");
  await unit.addEvents(CASTING, [{ kind: "RequestExpired", submission: done.value, request: marked }]);
  return ok(true);
}
