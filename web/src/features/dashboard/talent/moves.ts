import type { LatestSubmissionsQuery } from "#gen/graphql.ts";
import { owedOf } from "#lib/talent-side/owed.ts";
import type { Owed } from "#lib/talent-side/owed.ts";
import { isIn } from "#lib/talent-side/stages.ts";

export type Submission = LatestSubmissionsQuery["getUserSubmissions"][number];
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

const COUNTED = ["submitted", "seen", "consideration", "audition", "availability", "booked"] as const;
export type TalentCount = (typeof COUNTED)[number];

/** How many of the submissions are at each stage, in talent's words. */
export function countsOf(submissions: readonly Submission[]): ReadonlyArray<readonly [TalentCount, number]> {
  return COUNTED.map(
    (count) => [count, submissions.filter(({ Data }) => isIn(Data.BookingStatus, count)).length] as const,
  );
}

/** Upcoming auditions of a person or of clients, earliest first. */
export function comingAuditions(submissions: readonly Submission[], now: number): readonly Submission[] {
  const start = ({ Data }: Submission) => Date.parse(Data.Audition?.Data.StartsAt ?? "");
  return submissions
    .filter(
      (submission) =>
        ["AuditionRequested", "AuditionConfirmed"].includes(submission.Data.BookingStatus) &&
        start(submission) > now,
    )
    .toSorted((a, b) => start(a) - start(b));
}
