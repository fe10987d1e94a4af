import { ok, type Result } from "@callboard/kit/result.ts";
import { applyMove } from "#app/move-submission.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { CASTING, sweepDue, type OnSweepFailed, type SweepDeps } from "#app/sweep-due.ts";
import { afterEnd, endedRequest, heldUntil } from "#domain/request-end/request-end.ts";
import type { RequestMark } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";
import { releaseDates } from "./release-dates.ts";
import type { ExpiredRequest } from "./request-ports.ts";

/**
 * Ends requests to which no one responded, or on which casting did not decide, and gives their dates back, each in its
 * own transaction, so that a failure does not block the others. Returns how many ended.
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
  const now = deps.now();
  // Responded to, replaced or booked since it was listed.
  if (submission?.request?.id !== due.requestId) return ok(false);
  const end = heldUntil(submission);
  if (end === null || end > now) return ok(false);
  const request = endedRequest(submission.request);
  const after = await saveEnd(unit, { submission, request, now });
  if (!after.ok) return after;
  await releaseDates(unit, [request.id], { status: "Expired", now });
  const from = submission.request.status;
  await unit.addEvents(CASTING, [{ kind: "RequestExpired", submission: after.value, request, from }]);
  return ok(true);
}

/** Only a submission that waited for nothing else moves; a pending decision keeps its version. */
async function saveEnd(
  unit: UnitOfWork,
  { submission, request, now }: { submission: Submission; request: RequestMark; now: Date },
): Promise<Result<Submission>> {
  const after = afterEnd(submission, request);
  if (after.announcement !== null) {
    await unit.saveAnnouncements([after]);
    return ok(after);
  }
  const { status: from } = submission;
  if (after.status === from) return ok(after);
  return applyMove(unit, {
    submission,
    to: after.status,
    actor: CASTING,
    now,
    closed: false,
    change: { request },
    event: (moved) => ({ kind: "SubmissionStatusChanged", submission: moved, from, companyOnly: true }),
  });
}
