import type { LatestSubmissionsQuery } from "#gen/graphql.ts";
import { byEnd, owedOf } from "#lib/talent-side/owed.ts";
import type { Owed } from "#lib/talent-side/owed.ts";
import { isIn } from "#lib/talent-side/stages.ts";

export type Submission = LatestSubmissionsQuery["getUserSubmissions"][number];

/** An answer that somebody owes, with the end of the time for it. */
export type Move = Owed & { readonly submission: Submission };

/** What waits for an answer of the talent's side, the nearest end first. */
export function movesOf(submissions: readonly Submission[]): readonly Move[] {
  return submissions
    .flatMap((submission): readonly Move[] => {
      const owed = owedOf(submission);
      return owed ? [{ ...owed, submission }] : [];
    })
    .toSorted(byEnd);
}

const COUNTED = ["submitted", "seen", "consideration", "audition", "availability", "booked"] as const;
export type TalentCount = (typeof COUNTED)[number];

/** How many of the submissions stand under each word. */
export function countsOf(submissions: readonly Submission[]): ReadonlyArray<readonly [TalentCount, number]> {
  return COUNTED.map(
    (count) => [count, submissions.filter(({ Data }) => isIn(Data.BookingStatus, count)).length] as const,
  );
}

/** The next auditions of a person or of clients, the nearest first. */
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
