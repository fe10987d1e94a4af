import { ok, type Result } from "@callboard/kit/result.ts";
import { applyMove } from "#app/move-submission.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { CASTING, sweepDue, type OnSweepFailed, type SweepDeps } from "#app/sweep-due.ts";
import { nextStatus } from "#domain/transitions.ts";
import { releaseDates } from "./release-dates.ts";
import type { ExpiredRequest } from "./request-ports.ts";

/**
 * Moves submissions whose request expired without a response back to their previous status, each in its own
 * transaction, so that a failure does not block the others. Returns how many expired.
 */
export function expireRequests(deps: SweepDeps, onFailed: OnSweepFailed): Promise<number> {
  return sweepDue(
    deps,
    { list: deps.reads.expiredRequests, act: (unit, due) => expireLocked(deps, unit, due) },
    onFailed,
  );
}

async function expireLocked(
  deps: SweepDeps,
  unit: UnitOfWork,
  due: ExpiredRequest,
): Promise<Result<boolean>> {
  const submission = await unit.lockSubmission(due);
  const request = submission?.request;
  const now = deps.now();
  // Responded to, replaced or decided since it was listed.
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
