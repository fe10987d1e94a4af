import { ok, type Result } from "@callboard/kit/result.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { CASTING, sweepDue, type OnSweepFailed, type SweepDeps } from "#app/sweep-due.ts";
import { isBookedForGood } from "#domain/request.ts";
import { notifyLaterRanks } from "./release-dates.ts";
import type { ExpiredRequest } from "./request-ports.ts";

/**
 * Ends the lines behind booked days that can no longer be called back: whoever is behind reads that they are taken.
 * Returns how many lines ended.
 */
export function endLines(
  deps: SweepDeps & Pick<Deps, "callBackMs">,
  onFailed: OnSweepFailed,
): Promise<number> {
  return sweepDue(
    deps,
    {
      list: (now, last, limit) =>
        deps.reads.linesToEnd(new Date(now.getTime() - deps.callBackMs), last, limit),
      act: endLine,
    },
    onFailed,
  );
}

async function endLine(unit: UnitOfWork, due: ExpiredRequest): Promise<Result<boolean>> {
  const submission = await unit.lockSubmission(due);
  // Called back or released since it was listed.
  if (!submission || submission.request?.id !== due.requestId || !isBookedForGood(submission))
    return ok(false);
  if (!(await unit.endLine(due.requestId))) return ok(false);
  await notifyLaterRanks(unit, CASTING, [due.requestId]);
  return ok(true);
}
