import { unansweredOf } from "#lib/talent-side/owed.ts";

/** What casting waits for from somebody, or somebody from casting, in one project. */
type Submission = Parameters<typeof unansweredOf>[0];

/**
 * The submission whose request a conversation should show: a question about dates or an offer, another time that was
 * asked for, an audition to answer, one that is planned, then one whose line somebody stands in. Null: nothing to show.
 */
export function openRequest<One extends Submission>(submissions: readonly One[]): One | null {
  const first = (test: (submission: One) => boolean) => submissions.find(test);
  const waitsFor = (submission: One) => unansweredOf(submission)?.kind;
  const stands = (status: string) => first(({ Data }) => Data.AuditionStatus === status);
  return (
    first((one) => ["dates", "offer"].includes(waitsFor(one) ?? "")) ??
    stands("ChangeRequested") ??
    first((one) => waitsFor(one) === "audition") ??
    stands("Confirmed") ??
    stands("Offered") ??
    null
  );
}
