import { ok, type Result } from "@callboard/kit/result.ts";
import { nextStatus } from "#domain/transitions.ts";
import { applyMove } from "./move-submission.ts";
import type { SubmissionKey, UnitOfWork } from "./ports.ts";
import { CASTING, sweepDue, type OnSweepFailed, type SweepDeps } from "./sweep-due.ts";

/**
 * Moves submissions whose invitation expired back to their previous status, each in its own transaction, so that a
 * failure does not block the others. Returns how many expired.
 */
export function expireInvitations(deps: SweepDeps, onFailed: OnSweepFailed): Promise<number> {
  return sweepDue(
    deps,
    { list: deps.reads.expiredInvitations, act: (unit, key) => expireLocked(deps, unit, key) },
    onFailed,
  );
}

async function expireLocked(deps: SweepDeps, unit: UnitOfWork, key: SubmissionKey): Promise<Result<boolean>> {
  const submission = await unit.lockSubmission(key);
  const now = deps.now();
  // Responded to, withdrawn or extended since it was listed.
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
