import { BOOKING_STATUS } from "@callboard/catalog/booking-status.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { notFound, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { announcementDue, calledBack, type NoticeDelays } from "#domain/announcement.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { eventOfMove, type BookedCounts, type CastingEvent } from "#domain/events.ts";
import { isHeld, isRoleCast } from "#domain/closing/closing.ts";
import { adultsOnly } from "#domain/minors/minors.ts";
import { closedProject } from "#domain/position.ts";
import { isBookedForGood, keepsDates, isActive } from "#domain/request.ts";
import type { Slot } from "#domain/slot.ts";
import type { CancellationDue } from "#domain/terms/cancellation-due.ts";
import { moved, takenSlot, type Announcement, type Change, type Submission } from "#domain/submission.ts";
import { leavesLine } from "#domain/waiting/waiting.ts";
import { refusalsToBookOver, type BookOver } from "./clashes/read-clashes.ts";
import { addBooked, countBookings, lockCountedPositions, type Step } from "./bookings/count-bookings.ts";
import type { UnitOfWork } from "./ports.ts";
import { releaseDates } from "./requests/release-dates.ts";
import { takeDays } from "./requests/take-days.ts";
import { notifyPlacesLeft } from "./waiting/notify-places-left.ts";

/** A move that the table of transitions allowed. */
export interface AllowedMove {
  readonly submission: Submission;
  readonly to: BookingStatus;
  readonly actor: Actor;
  readonly now: Date;
  readonly change?: Change;
  readonly reason?: string | null;
  /** Of a release: what the cancellation terms say is due. */
  readonly due?: CancellationDue | null;
  /** Of a booking that is refused over days on which the person has something else, unless it has a reason. */
  readonly over?: BookOver;
  /** In a closed project nothing changes anymore. */
  readonly closed: boolean;
  /** How long a booking or a pass waits before it is announced to the talent side. */
  readonly delays?: NoticeDelays;
  /** The caller enters it into the line of its new slot. */
  readonly keepsLine?: boolean;
  /** Replaces the default event of the new state. */
  readonly event?: (after: Submission) => CastingEvent;
}

/** Writes one move; see `applyMoves`. */
export async function applyMove(unit: UnitOfWork, move: AllowedMove): Promise<Result<Submission>> {
  const [done] = await applyMoves(unit, [move]);
  return done ?? fail(notFound("submission"));
}

/**
 * Writes moves: the rows, their history, the places and bookings that they take or give back, and their events, with
 * one statement per table no matter how many there are. The caller must have locked the submissions; slots and
 * positions are locked here. Results are in the order of the moves; a refused move changes nothing.
 */
export async function applyMoves(
  unit: UnitOfWork,
  moves: readonly AllowedMove[],
): Promise<readonly Result<Submission>[]> {
  const slots = await lockExpectedSlots(unit, moves);
  const barred = await barredMoves(unit, moves);
  const endings = await endingsOf(unit, moves);
  const steps = moves.map((move): Step => {
    const announcement = isFreeAtOnce(move, endings) ? null : announcementOf(move, slots);
    const after = { ...moved(move.submission, move.to, move.now, move.change), announcement };
    return { before: move.submission, after: releasesDates(after, move) ? withoutDates(after) : after };
  });
  const results = await countMoves(unit, moves, { steps, barred });
  const allowed = steps.flatMap((step, place) => {
    const [result, move] = [results[place], moves[place]];
    return result?.ok && move ? [{ ...step, move, counts: result.value }] : [];
  });
  const done = await withDays(unit, allowed);
  await write(unit, done, endings);
  const afters = new Map(done.map(({ before, after }) => [before, after]));
  return steps.map(({ before, after }, place) => {
    const result = results[place] as Result<BookedCounts>;
    return result.ok ? ok(afters.get(before) ?? after) : result;
  });
}

/**
 * How the positions' bookings count after each step, or why it is refused. What a person has on the days is asked last:
 * nobody is asked for a reason to book over something where there is no place.
 */
async function countMoves(
  unit: UnitOfWork,
  moves: readonly AllowedMove[],
  { steps, barred }: { readonly steps: readonly Step[]; readonly barred: ReadonlySet<string> },
): Promise<readonly Result<BookedCounts>[]> {
  const refusals = new Map<Step, Failure>();
  for (const [place, step] of steps.entries()) {
    const move = moves[place] as AllowedMove;
    if (move.closed) refusals.set(step, closedProject(move.to));
    else if (barred.has(step.before.id)) refusals.set(step, adultsOnly());
  }
  const open = steps.filter((step) => !refusals.has(step));
  const positions = await lockCountedPositions(unit, open);
  const counted = countBookings(positions, open);
  const possible = moves.filter((_, place) => counted.get(steps[place] as Step)?.ok);
  const clashes = await refusalsToBookOver(unit, possible);
  for (const step of open) {
    const clash = clashes.get(step.before.id);
    if (clash) refusals.set(step, clash);
  }
  const free = open.filter((step) => !refusals.has(step));
  const final = clashes.size === 0 ? counted : countBookings(positions, free);
  return steps.map((step) => {
    const refusal = refusals.get(step);
    return refusal ? fail(refusal) : (final.get(step) ?? ok(NOT_COUNTED));
  });
}

/** The submissions that would come closer to a part that is not open to minors; what ends by itself only leads back. */
async function barredMoves(unit: UnitOfWork, moves: readonly AllowedMove[]): Promise<ReadonlySet<string>> {
  const forward = moves.filter(
    ({ submission, to, actor }) =>
      actor.kind === "member" && BOOKING_STATUS[to].barsMinors && submission.status !== to,
  );
  return forward.length === 0 ? new Set() : unit.barredMinors(forward.map(({ submission }) => submission.id));
}

interface Done extends Step {
  readonly move: AllowedMove;
  readonly counts: BookedCounts;
}

/** Gives their days to bookings that nothing can call back unnoticed; others take them when they are announced. */
async function withDays(unit: UnitOfWork, steps: readonly Done[]): Promise<readonly Done[]> {
  const done: Done[] = [];
  for (const step of steps) {
    const isNew = step.before.status !== "Booked" && isBookedForGood(step.after);
    done.push(isNew ? { ...step, after: await takeDays(unit, step.after, step.move) } : step);
  }
  return done;
}

const NOT_COUNTED: BookedCounts = { bookedCount: 0, quantity: 0 };

async function write(unit: UnitOfWork, done: readonly Done[], endings: Endings): Promise<void> {
  const first = done[0];
  if (!first) return;
  await giveBackSlots(unit, done);
  await addBooked(unit, done);
  await unit.saveAll(done.map(({ after }) => after));
  await unit.addMoves(
    first.move.actor,
    done.map(({ before, after, move }) => ({
      submission: after,
      from: before.status,
      reason: move.reason ?? null,
      clashReason: move.over?.reason ?? null,
      due: move.due ?? null,
      announced: after.announcement === null,
    })),
  );
  await unit.saveAnnouncements(done.map(({ after }) => after).filter(({ announcement }) => announcement));
  const settled = done.filter(({ before, after }) => before.announcement && !after.announcement);
  await unit.removeAnnouncements(settled.map(({ after }) => after.id));
  const left = done.filter(({ before, after, move }) => !move.keepsLine && leavesLine(before, after));
  const lines = await unit.leaveLines(left.map(({ after }) => after.id));
  const freed = done.flatMap(({ after, move: { submission } }) =>
    after.request?.status === "Released" && isActive(submission.request) ? [after.request.id] : [],
  );
  if (freed.length > 0) await releaseDates(unit, freed, { status: "Released", now: first.move.now });
  const events = done.map(({ before, after, move, counts }) => {
    const roleCast = after.announcement === null && isRoleCast(before, endings.get(after.positionId)?.ending);
    return move.event?.(after) ?? eventOfMove(before, after, { ...counts, roleCast });
  });
  await unit.addEvents(first.move.actor, events);
  await notifyPlacesLeft(unit, first.move.actor, [...done.flatMap(changedSlots), ...lines]);
}

type Endings = Awaited<ReturnType<UnitOfWork["closings"]>>;

/** How the positions ended of people who are let go of. */
async function endingsOf(unit: UnitOfWork, moves: readonly AllowedMove[]): Promise<Endings> {
  const left = moves.filter(({ to }) => to === "NotBooked" || to === "Released");
  const ids = [...new Set(left.map(({ submission }) => submission.positionId))];
  return ids.length === 0 ? new Map() : unit.closings(ids);
}

/** Whoever is held for a position that is over reads at once that they are free. */
function isFreeAtOnce({ submission, to }: AllowedMove, endings: Endings): boolean {
  const closing = endings.get(submission.positionId);
  return to === "NotBooked" && isHeld(submission) && Boolean(closing?.ending);
}

/** The slots in which the steps take or give back a place. */
export function changedSlots({ before, after }: Step): string[] {
  const [held, holds] = [takenSlot(before), takenSlot(after)];
  return held === holds ? [] : [held, holds].filter((id) => id !== null);
}

/**
 * Calls back a decision that was not announced to the talent side: everything is as before it, and no one is
 * notified.
 */
export async function callBack(
  unit: UnitOfWork,
  { submission: before, actor, now, closed }: Pick<AllowedMove, "submission" | "actor" | "now" | "closed">,
): Promise<Result<Submission>> {
  const after = calledBack(before, now);
  if (closed) return fail(closedProject(after.status));
  const step = { before, after };
  const counted = countBookings(await lockCountedPositions(unit, [step]), [step]).get(step);
  if (counted && !counted.ok) return counted;
  await addBooked(unit, [step]);
  await unit.saveAll([after]);
  await unit.addMoves(actor, [{ submission: after, from: before.status, reason: null, announced: false }]);
  await unit.removeAnnouncements([after.id]);
  await unit.addEvents(actor, [
    { kind: "SubmissionStatusChanged", submission: after, from: before.status, companyOnly: true },
  ]);
  return ok(after);
}

/** Whether a move gives back the dates of a request; responses to the request do that themselves. */
function releasesDates(after: Submission, { change }: AllowedMove): boolean {
  const isKept = keepsDates(after.status) || after.announcement !== null;
  return change?.request === undefined && isActive(after.request) && !isKept;
}

/** The submission after its request gave its dates back. */
export function withoutDates(submission: Submission): Submission {
  const { request } = submission;
  if (request === null) return submission;
  return { ...submission, request: { ...request, status: "Released", version: request.version + 1 } };
}

/** Locks the slots in which people expect to audition or have a place, in the order of their ids. */
async function lockExpectedSlots(
  unit: UnitOfWork,
  moves: readonly AllowedMove[],
): Promise<ReadonlyMap<string, Slot>> {
  const ids = moves.flatMap((move) => [expectedSlot(move), takenSlot(move.submission)]);
  const known = [...new Set(ids.filter((id) => id !== null))];
  return known.length === 0 ? new Map() : unit.lockSlots(known);
}

function expectedSlot({ submission: { status, slotId } }: AllowedMove): string | null {
  return BOOKING_STATUS[status].isInvited ? slotId : null;
}

function announcementOf(move: AllowedMove, slots: ReadonlyMap<string, Slot>): Announcement | null {
  const { submission, to, now, delays } = move;
  if (!delays) return null;
  const slot = slots.get(expectedSlot(move) ?? "");
  const dueAt = announcementDue(to, now, { delays, auditionAt: slot?.startsAt ?? null });
  return dueAt === null ? null : { dueAt, former: submission };
}

/** Places are taken by the confirmation itself; here they are only given back. */
export async function giveBackSlots(unit: UnitOfWork, steps: readonly Step[]): Promise<void> {
  const freed = new Map<string, number>();
  for (const { before, after } of steps) {
    const [held, holds] = [takenSlot(before), takenSlot(after)];
    if (held !== null && held !== holds) freed.set(held, (freed.get(held) ?? 0) - 1);
  }
  if (freed.size > 0) {
    await unit.lockSlots([...freed.keys()]);
    await unit.addTaken(freed);
  }
}
