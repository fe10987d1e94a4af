import type { Actor } from "@callboard/kit/actor.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { announced } from "#domain/announcement.ts";
import { bookedRequest, keepsDates, stands } from "#domain/request.ts";
import { giveBackSlots, withoutDates } from "./move-submission.ts";
import { releaseDates, tellLaterRanks } from "./requests/release-dates.ts";
import type { UnitOfWork, Deps, DueAnnouncement, SubmissionKey } from "./ports.ts";

const BATCH = 100;
const CASTING: Actor = { kind: "system", service: "casting" };

type AnnouncingDeps = Pick<Deps, "reads" | "now" | "transaction">;

/** Called with a decision that could not be announced, and why. */
type OnAnnouncingFailed = (key: SubmissionKey, error: unknown) => void;

/**
 * Announces the decisions that are due, each in a transaction of its own: one that fails does not keep back those
 * behind it, and however many run this, each is announced once. Returns how many were.
 */
export async function announceDecisions(deps: AnnouncingDeps, onFailed: OnAnnouncingFailed): Promise<number> {
  const now = deps.now();
  let count = 0;
  let last: DueAnnouncement | null = null;
  for (;;) {
    const batch: readonly DueAnnouncement[] = await deps.reads.dueAnnouncements(now, last, BATCH);
    for (const due of batch) if (await announce(deps, due, onFailed)) count += 1;
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH) return count;
  }
}

/** False when nothing was announced. */
async function announce(
  deps: AnnouncingDeps,
  due: DueAnnouncement,
  onFailed: OnAnnouncingFailed,
): Promise<boolean> {
  try {
    const done = await deps.transaction((unit) => announceLocked(deps, unit, due));
    if (done.ok) return done.value;
    onFailed(due, new FailureError(done.failure));
  } catch (error) {
    onFailed(due, error);
  }
  return false;
}

async function announceLocked(
  deps: AnnouncingDeps,
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
  await unit.leaveLines([before.id]);
  await tellLaterRanks(unit, CASTING, bookedRequest(after));
  if (due.closed && after.status === "NotBooked") return ok(false);
  await unit.addEvents(CASTING, [{ kind: "SubmissionAnnounced", submission: after }]);
  return ok(true);
}
