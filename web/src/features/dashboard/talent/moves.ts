import type { LatestSubmissionsQuery } from "#gen/graphql.ts";

export type Submission = LatestSubmissionsQuery["getUserSubmissions"][number];

/** An answer that somebody owes, with the end of the time for it. */
export type Move = {
  readonly kind: "audition" | "dates" | "offer";
  readonly submission: Submission;
  readonly until: string | null;
};

/** What waits for an answer of the talent's side, the nearest end first. */
export function movesOf(submissions: readonly Submission[]): readonly Move[] {
  const moves = submissions.flatMap((submission): readonly Move[] => {
    const { ViewerCan, AuditionExpiresAt, AuditionStatus, Request } = submission.Data;
    if (ViewerCan.includes("confirmAudition") && AuditionStatus === "Offered")
      return [{ kind: "audition", submission, until: AuditionExpiresAt ?? null }];
    if (ViewerCan.includes("answerRequest") && Request)
      return [{ kind: Request.Kind === "Offer" ? "offer" : "dates", submission, until: Request.ExpiresAt }];
    return [];
  });
  const end = ({ until }: Move) => (until === null ? Infinity : Date.parse(until));
  return moves.toSorted((a, b) => end(a) - end(b));
}

/** The words under which a talent counts submissions, with the states that each stands for. */
export const TALENT_COUNTS = {
  Submitted: ["Submitted"],
  Seen: ["Viewed"],
  Consideration: ["Selected", "Backup"],
  Audition: ["AuditionRequested", "AuditionConfirmed", "Auditioned", "Callback"],
  Offers: ["Avail", "Offered"],
  Booked: ["Booked"],
} as const;

export type TalentCount = keyof typeof TALENT_COUNTS;

/** How many of the submissions stand under each word. */
export function countsOf(submissions: readonly Submission[]): ReadonlyArray<readonly [TalentCount, number]> {
  return (Object.keys(TALENT_COUNTS) as TalentCount[]).map((count) => {
    const states: readonly string[] = TALENT_COUNTS[count];
    return [count, submissions.filter(({ Data }) => states.includes(Data.BookingStatus)).length] as const;
  });
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
