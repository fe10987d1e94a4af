type Dated = { readonly Data: { readonly SubmissionsDueBy?: string | null } };

/**
 * Which words go with the time at which a project closes, the first at which one of its roles does: "closes" where all
 * close then, else "closesFirst", since a role has a later time of its own beside it.
 */
export function closeWords(due: string, positions: readonly Dated[]): "closes" | "closesFirst" {
  const isLater = ({ Data: { SubmissionsDueBy: own } }: Dated) => !!own && Date.parse(own) > Date.parse(due);
  return positions.some(isLater) ? "closesFirst" : "closes";
}
