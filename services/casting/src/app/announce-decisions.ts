import { ok, type Result } from "@callboard/kit/result.ts";
import { announced } from "#domain/announcement.ts";
import { bookedRequest, keepsDates, stands } from "#domain/request.ts";
import { changedSlots, giveBackSlots, withoutDates } from "./move-submission.ts";
import { releaseDates, tellLaterRanks } from "./requests/release-dates.ts";
import type { DueAnnouncement, UnitOfWork } from "./ports.ts";
import { CASTING, sweepDue, type OnSweepFailed, type SweepDeps } from "./sweep-due.ts";
import { tellPlacesLeft } from "./waiting/tell-places-left.ts";

/**
 * Announces the decisions that are due, each in its own transaction, so that a failure does not block the others.
 * Safe to run concurrently: each decision is announced once. Returns how many were announced.
 */
export function announceDecisions(deps: SweepDeps, onFailed: OnSweepFailed): Promise<number> {
  return sweepDue(
    deps,
    { list: deps.reads.dueAnnouncements, act: (unit, due) => announceLocked(deps, unit, due) },
    onFailed,
  );
}

async function announceLocked(
  deps: SweepDeps,
  unit: UnitOfWork,
  due: DueAnnouncement,
): Promise<Result<boolean>> {
  const before = await unit.lockSubmission(due);
  const now = deps.now();
  // Called back, withdrawn or decided again since it was listed.
  if (!before?.announcement || before.announcement.dueAt > now) return ok(false);
  const told = announced(before, now);
  const isOver = !keepsDates(told.status) && stands(told.request);
  const after = isOver ? withoutDates(told) : told;
  if (isOver && told.request) await releaseDates(unit, CASTING, [told.request.id], "Released");
  await giveBackSlots(unit, [{ before, after }]);
  await unit.saveAll([after]);
  await unit.showMove(before.id, before.version);
  await unit.removeAnnouncements([before.id]);
  const lines = await unit.leaveLines([before.id]);
  await tellLaterRanks(unit, CASTING, bookedRequest(after));
  await tellPlacesLeft(unit, CASTING, [...changedSlots({ before, after }), ...lines]);
  if (due.closed && after.status === "NotBooked") return ok(false);
  await unit.addEvents(CASTING, [{ kind: "SubmissionAnnounced", submission: after }]);
  return ok(true);
}
