import { owedOf } from "#lib/talent-side/owed.ts";

/** A person's submission to one project, with what casting or they are waiting for. */
type Submission = {
  readonly Data: Parameters<typeof owedOf>[0]["Data"] & { readonly AuditionStatus?: string | null };
};

/**
 * The submission whose request a conversation shows, by priority: a request about dates or an offer, a requested
 * change of the audition time, an audition to confirm, a confirmed one, an offered time with a waiting list. Null if
 * there is none.
 */
export function openRequest<One extends Submission>(submissions: readonly One[]): One | null {
  const first = (test: (submission: One) => boolean) => submissions.find(test);
  const waitsFor = (submission: One) => owedOf(submission)?.kind;
  const withStatus = (status: string) => first(({ Data }) => Data.AuditionStatus === status);
  return (
    first((one) => ["dates", "offer"].includes(waitsFor(one) ?? "")) ??
    withStatus("ChangeRequested") ??
    first((one) => waitsFor(one) === "audition") ??
    withStatus("Confirmed") ??
    withStatus("Offered") ??
    null
  );
}
