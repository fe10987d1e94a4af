import type { TalentStage } from "@callboard/catalog/booking-facts.ts";
import type { LatestSubmissionsQuery } from "#gen/graphql.ts";
import { owedOf } from "#lib/talent-side/owed.ts";
import type { Owed } from "#lib/talent-side/owed.ts";

/** How many submissions are at each stage, and those that changed last. */
export type Latest = LatestSubmissionsQuery["getSubmissionsByStage"];
/** An audition that somebody was invited to or confirmed. */
export type ComingAudition = LatestSubmissionsQuery["getCalendar"][number];
type Open = LatestSubmissionsQuery["getOpenRequests"];
/** A submission that waits for an answer. */
export type Awaited = Open["Submissions"][number];

/** An answer that casting is waiting for, with its submission. */
export type Move = Owed & { readonly submission: Awaited };

/** The first answers that casting is waiting for, and how many there are in all; those just given are left out. */
export function movesOf(open: Open | undefined): {
  readonly moves: readonly Move[];
  readonly total: number;
} {
  const listed = open?.Submissions ?? [];
  const moves = listed.flatMap((submission): readonly Move[] => {
    const owed = owedOf(submission);
    return owed ? [{ ...owed, submission }] : [];
  });
  return { moves, total: (open?.Total ?? 0) - (listed.length - moves.length) };
}

/** A role that somebody is invited to submit for. */
export type RoleInvitation = LatestSubmissionsQuery["getOpenInvitations"][number];

/** The roles that casting invites to; none while they are not known. */
export function invitedOf(latest: LatestSubmissionsQuery | undefined): readonly RoleInvitation[] {
  return latest?.getOpenInvitations ?? [];
}

const COUNTED = ["submitted", "seen", "consideration", "audition", "availability", "booked"] as const;
export type TalentCount = (typeof COUNTED)[number];

type Stages = ReadonlyArray<{ readonly Stage: string; readonly Count: number }>;

/** How many submissions are at a stage, or at all that casting has yet to decide. */
export function countAt(stages: Stages, stage: "open" | Lowercase<TalentStage>): number {
  return stages.find(({ Stage }) => Stage.toLowerCase() === stage)?.Count ?? 0;
}

/** How many submissions are at each stage, in talent's words. */
export function countsOf(stages: Stages): ReadonlyArray<readonly [TalentCount, number]> {
  return COUNTED.map((count) => [count, countAt(stages, count)] as const);
}

/** Whether somebody has ever submitted. */
export function hasSubmitted(stages: Stages): boolean {
  return stages.some(({ Count }) => Count > 0);
}

const AHEAD_DAYS = 90;
const DAY_MS = 86_400_000;

/** The days of the auditions that are coming, as the server counts days: in UTC. */
export function comingDays(now = Date.now()): { readonly from: string; readonly to: string } {
  const day = (ahead: number) => new Date(now + ahead * DAY_MS).toISOString().slice(0, 10);
  return { from: day(0), to: day(AHEAD_DAYS) };
}

/** Those of the auditions that begin later than now, the earliest first. */
export function comingAuditions(
  auditions: readonly ComingAudition[],
  now: number,
): readonly ComingAudition[] {
  return auditions.filter(({ StartsAt }) => Date.parse(StartsAt) > now);
}
