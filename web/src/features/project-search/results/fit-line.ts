type Role = {
  readonly Data: {
    readonly PositionName?: string | null;
    readonly TakesSubmissions: boolean;
    readonly Fit?: { readonly Met: number; readonly Of: number } | null;
    readonly ViewerSubmission?: { readonly Data: { readonly BookingStatus: string } } | null;
  };
};

export type FitLine =
  | { readonly kind: "submitted"; readonly names: readonly string[] }
  | { readonly kind: "fits"; readonly count: number; readonly of: number }
  | { readonly kind: "close"; readonly met: number; readonly of: number; readonly name: string }
  | null;

/**
 * What a project means for a person, in one line: already submitted, how many roles fit, or how close the best one
 * comes. Only roles that take submissions count.
 */
export function fitLineOf(roles: readonly Role[]): FitLine {
  const submitted = roles.filter(
    ({ Data }) => Data.ViewerSubmission && Data.ViewerSubmission.Data.BookingStatus !== "Withdrawn",
  );
  if (submitted.length > 0) {
    return { kind: "submitted", names: submitted.map(({ Data }) => Data.PositionName ?? "") };
  }
  const taking = roles.filter(({ Data }) => Data.TakesSubmissions);
  const judged = taking.flatMap(({ Data: { Fit, PositionName } }) =>
    Fit ? [{ met: Fit.Met, of: Fit.Of, name: PositionName ?? "" }] : [],
  );
  const count = judged.filter(({ met, of }) => met === of).length;
  if (count > 0) return { kind: "fits", count, of: taking.length };
  const [best] = judged.toSorted((a, b) => b.met / b.of - a.met / a.of);
  return best && best.met > 0 ? { kind: "close", ...best } : null;
}
