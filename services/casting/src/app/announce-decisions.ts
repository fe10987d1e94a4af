import { ok, type Result } from "@callboard/kit/result.ts";
import { announced } from "#domain/announcement.ts";
import { keepsDates, isActive } from "#domain/request.ts";
import { changedSlots, giveBackSlots, withoutDates } from "./move-submission.ts";
import { releaseDates } from "./requests/release-dates.ts";
import { takeDays } from "./requests/take-days.ts";
import type { DueAnnouncement, UnitOfWork } from "./ports.ts";
import { CASTING, sweepDue, type OnSweepFailed, type SweepDeps } from "./sweep-due.ts";
import { notifyPlacesLeft } from "./waiting/notify-places-left.ts";

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
  const decided = announced(before, now);
  const isOver = !keepsDates(decided.status) && isActive(decided.request);
  const after = isOver ? withoutDates(decided) : await takeDays(unit, decided, { actor: CASTING, now });
  if (isOver && decided.request) await releaseDates(unit, [decided.request.id], { status: "Released", now });
  await giveBackSlots(unit, [{ before, after }]);
  await unit.saveAll([after]);
  await unit.showMove(before.id, before.version);
  await unit.removeAnnouncements([before.id]);
  const lines = await unit.leaveLines([before.id]);
  await notifyPlacesLeft(unit, CASTING, [...changedSlots({ before, after }), ...lines]);
  if (due.closed && after.status === "NotBooked") return ok(false);
  await unit.addEvents(CASTING, [{ kind: "SubmissionAnnounced", submission: after }]);
  return ok(true);
}
