/** What casting waits for from somebody, or somebody from casting, in one project. */
type Submission = {
  readonly Data: {
    readonly AuditionStatus?: string | null;
    readonly Request?: { readonly Status: string } | null;
  };
};

/**
 * The submission whose request a conversation should show: what is unanswered first (a request about dates before an
 * audition, since it ends sooner), then an audition that is planned. Null: nothing to show.
 */
export function openRequest<One extends Submission>(submissions: readonly One[]): One | null {
  const first = (test: (data: One["Data"]) => boolean) => submissions.find(({ Data }) => test(Data));
  return (
    first(({ Request }) => Request?.Status === "Open") ??
    first(({ AuditionStatus }) => AuditionStatus === "ChangeRequested") ??
    first(({ AuditionStatus }) => AuditionStatus === "Offered") ??
    first(({ AuditionStatus }) => AuditionStatus === "Confirmed") ??
    null
  );
}
