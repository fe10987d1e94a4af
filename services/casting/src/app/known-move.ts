import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { closedProject } from "#domain/position.ts";
import { moved, type Submission } from "#domain/submission.ts";
import { leavesLine } from "#domain/waiting/waiting.ts";
import { applyMove, changedSlots, giveBackSlots, type AllowedMove } from "./move-submission.ts";
import type { CastingEvent } from "#domain/events.ts";
import type { UnitOfWork } from "./ports.ts";
import { notifyPlacesLeft } from "./waiting/notify-places-left.ts";

/** A move of the talent side, with its own event. */
export type KnownMove = AllowedMove & { readonly event: (after: Submission) => CastingEvent };

/**
 * Writes a move of the talent side. While a decision is pending of which that side does not know, the decision stays, and
 * the move changes the state before it: what can be done, and what comes of it, tells nothing of the decision. The
 * submission keeps its version, as nothing that the company decided changes.
 */
export async function applyKnownMove(unit: UnitOfWork, move: KnownMove): Promise<Result<Submission>> {
  const { submission, to, now, change, actor } = move;
  const { announcement } = submission;
  if (announcement === null) return applyMove(unit, move);
  if (move.closed) return fail(closedProject(to));
  const { version, announcement: none } = announcement.former;
  const former = { ...moved(announcement.former, to, now, change), version, announcement: none };
  const after = { ...submission, announcement: { ...announcement, former } };
  const step = { before: submission, after };
  await giveBackSlots(unit, [step]);
  await unit.saveAnnouncements([after]);
  const isOut = !move.keepsLine && leavesLine(submission, after);
  const lines = isOut ? await unit.leaveLines([submission.id]) : [];
  await unit.addEvents(actor, [move.event({ ...former, version: submission.version })]);
  await notifyPlacesLeft(unit, actor, [...changedSlots(step), ...lines]);
  return ok(after);
}
