import type { Actor } from "@callboard/kit/actor.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { announced } from "#domain/announcement.ts";
import { giveBackSlot } from "./move-submission.ts";
import type { Changes, Deps, DueAnnouncement, SubmissionKey } from "./ports.ts";

const BATCH = 100;
const CASTING: Actor = { kind: "system", service: "casting" };

type AnnouncingDeps = Pick<Deps, "reads" | "clock" | "transaction">;

/** Called with a decision that could not be announced, and why. */
export type OnAnnouncingFailed = (key: SubmissionKey, error: unknown) => void;

/**
 * Announces the decisions that are due, each in a transaction of its own: one that fails does not keep back those
 * behind it, and however many run this, each is announced once. Returns how many were.
 */
export async function announceDecisions(deps: AnnouncingDeps, onFailed: OnAnnouncingFailed): Promise<number> {
  const now = deps.clock();
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
    const done = await deps.transaction((tx) => announceLocked(deps, tx, due));
    if (done.ok) return done.value;
    onFailed(due, new FailureError(done.failure));
  } catch (error) {
    onFailed(due, error);
  }
  return false;
}

async function announceLocked(
  deps: AnnouncingDeps,
  tx: Changes,
  due: DueAnnouncement,
): Promise<Result<boolean>> {
  const before = await tx.lockSubmission(due);
  const now = deps.clock();
  // Called back, withdrawn or decided again since it was listed.
  if (!before?.announcement || before.announcement.dueAt > now) return ok(false);
  const after = announced(before, now);
  await giveBackSlot(tx, before, after);
  await tx.save(after);
  await tx.showMove(before.id, before.version);
  await tx.removeAnnouncement(before.id);
  if (due.closed && after.status === "NotBooked") return ok(false);
  await tx.publish(CASTING, [{ type: "SubmissionAnnounced", submission: after }]);
  return ok(true);
}
