import { ok, type Result } from "@callboard/kit/result.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { CASTING, sweepDue, type OnSweepFailed, type SweepDeps } from "#app/sweep-due.ts";
import { movedUpNotice } from "#domain/line/moved-up.ts";
import type { ExpiredRequest } from "./request-ports.ts";

/**
 * Notifies companies whose requests moved up in the line, once nothing in front can be called back: one notice for all
 * that was given back meanwhile. Returns how many were notified.
 */
export function announceMovedUp(
  deps: SweepDeps & Pick<Deps, "callBackMs">,
  onFailed: OnSweepFailed,
): Promise<number> {
  return sweepDue<ExpiredRequest>(
    deps,
    {
      list: (now, last, limit) =>
        deps.reads.movedUpRequests(new Date(now.getTime() - deps.callBackMs), last, limit),
      act: (unit, due) => announce(deps, unit, due),
    },
    onFailed,
  );
}

async function announce(
  { now, callBackMs }: Pick<Deps, "now" | "callBackMs">,
  unit: UnitOfWork,
  due: ExpiredRequest,
): Promise<Result<boolean>> {
  const submission = await unit.lockSubmission(due);
  const moved = await unit.movedUp(due.requestId);
  if (!submission || moved === null) return ok(false);
  const request = submission.request?.id === due.requestId ? submission.request : null;
  const booked = submission.status === "Booked";
  const notice = request && movedUpNotice({ ...moved, request, booked }, { now: now(), callBackMs });
  if (notice === "Wait") return ok(false);
  if (notice !== "Notify") {
    await unit.dropMovedUp(due.requestId);
    return ok(false);
  }
  const version = await unit.takeMovedUp(due.requestId);
  await unit.addEvents(CASTING, [{ kind: "AvailMovedUp", submission, requestId: due.requestId, version }]);
  return ok(true);
}
