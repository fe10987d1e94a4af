import type { BookingStatus } from "./booking-status.ts";
import type { Relation } from "./policy.ts";
import type { Submission } from "./submission.ts";
import { announcedStatus } from "./talent-stage/told-status.ts";

/** How long decisions wait before they are announced to the talent side, in milliseconds. */
export interface NoticeDelays {
  readonly booked: number;
  readonly notBooked: number;
}

/** How long an acceptance can be called back, in milliseconds; then those behind it are told that the days are taken. */
export const CALL_BACK_MS = 600_000;

/** A booking can be undone for ten seconds; a pass can be called back for a day. */
export const NOTICE_DELAYS: NoticeDelays = { booked: 10_000, notBooked: 24 * 3_600_000 };

/**
 * A pass on someone who expects to audition is announced this long before the audition, so that no one travels in
 * vain.
 */
const AUDITION_NOTICE_MS = 24 * 3_600_000;

/**
 * When a move to this state is announced to the talent side; null if at once. `auditionAt` is the start of the
 * audition that the person expects.
 */
export function announcementDue(
  to: BookingStatus,
  now: Date,
  { delays, auditionAt }: { readonly delays: NoticeDelays; readonly auditionAt: Date | null },
): Date | null {
  const soonest = now.getTime() + Math.min(delays.booked, delays.notBooked);
  if (to === "Booked") return new Date(now.getTime() + delays.booked);
  if (to !== "NotBooked") return null;
  const latest = now.getTime() + delays.notBooked;
  const beforeAudition = auditionAt === null ? latest : auditionAt.getTime() - AUDITION_NOTICE_MS;
  return new Date(Math.max(soonest, Math.min(latest, beforeAudition)));
}

/** Whether a state name calls back a decision that was not announced: it is the state before the decision. */
export function callsBack({ announcement }: Submission, word: string): boolean {
  return announcement !== null && announcement.former.status === word;
}

/** The submission as before a decision that is called back; only its version shows the change. */
export function calledBack(submission: Submission, now: Date): Submission {
  const { former } = submission.announcement ?? { former: submission };
  return { ...former, version: submission.version + 1, updatedAt: now, announcement: null };
}

/** The submission after the decision was announced to the talent side. */
export function announced(submission: Submission, now: Date): Submission {
  return { ...submission, version: submission.version + 1, updatedAt: now, announcement: null };
}

/** The submission as a relation knows it: the talent side sees the previous state until a decision is announced. */
export function asKnownTo(relation: Relation, submission: Submission): Submission {
  return relation === "admin" || relation === "company" ? submission : asAnnounced(submission);
}

/** The submission as the talent side knows it. */
export function asAnnounced(submission: Submission): Submission {
  const known = submission.announcement?.former ?? submission;
  const status = announcedStatus(known);
  return status === known.status ? known : { ...known, status };
}

/** The history as the talent side knows it: without decisions that are pending or were called back, and backups. */
export function announcedMoves<
  Move extends { readonly from: BookingStatus | null; readonly to: BookingStatus; announced: boolean },
>(moves: readonly Move[]): readonly Move[] {
  const visible = moves.filter((move) => move.announced && move.to !== "Backup");
  return visible.map((move, place) => ({ ...move, from: visible[place - 1]?.to ?? null }));
}
