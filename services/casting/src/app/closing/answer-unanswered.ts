import { ok, type Result } from "@callboard/kit/result.ts";
import { applyMoves } from "#app/move-submission.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { CASTING, type OnSweepFailed, type SweepDeps } from "#app/sweep-due.ts";
import { answerDue, endOf } from "#domain/closing/closing.ts";
import type { Submission } from "#domain/submission.ts";
import type { Unanswered } from "./closing-ports.ts";

const BATCH = 200;

/**
 * Passes on submissions that are still open a day after their position was filled or closed, and notifies talent at
 * once. A batch is one transaction; if it fails, each submission is retried alone so that none blocks the others.
 * Returns how many were passed on.
 */
export async function answerUnanswered(deps: SweepDeps, onFailed: OnSweepFailed): Promise<number> {
  const now = deps.now();
  let count = 0;
  let last: Unanswered | null = null;
  for (;;) {
    const batch: readonly Unanswered[] = await deps.reads.unanswered(now, last, BATCH);
    count += await answer(deps, batch, onFailed);
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH) return count;
  }
}

async function answer(
  deps: SweepDeps,
  keys: readonly Unanswered[],
  onFailed: OnSweepFailed,
): Promise<number> {
  const [first, ...others] = keys;
  if (!first) return 0;
  try {
    const done = await deps.transaction((unit) => answerLocked(deps, unit, keys));
    return done.ok ? done.value : 0;
  } catch (error) {
    if (others.length > 0) {
      let count = 0;
      for (const key of keys) count += await answer(deps, [key], onFailed);
      return count;
    }
    onFailed(first, error);
    return 0;
  }
}

async function answerLocked(
  deps: SweepDeps,
  unit: UnitOfWork,
  keys: readonly Unanswered[],
): Promise<Result<number>> {
  const submissions = await unit.lockSubmissions(keys);
  const closings = await unit.closings([...new Set(keys.map(({ positionId }) => positionId))]);
  const now = deps.now();
  // Decided, changed or reopened since it was listed.
  const isDue = (submission: Submission): boolean => {
    const closing = closings.get(submission.positionId);
    const due = closing ? answerDue(submission, closing) : null;
    return due !== null && due <= now;
  };
  const moves = submissions.filter(isDue).flatMap((submission) => {
    const to = endOf(submission);
    return to === null ? [] : [{ submission, to, actor: CASTING, now, closed: false }];
  });
  const results = await applyMoves(unit, moves);
  return ok(results.filter((result) => result.ok).length);
}
