type Dated = { readonly Data: { readonly SubmissionsDueBy?: string | null } };

/**
 * The text key for the earliest time at which a role of the project closes: "closes" if all roles close then,
 * "closesFirst" if some close later.
 */
export function closeWords(due: string, positions: readonly Dated[]): "closes" | "closesFirst" {
  const isLater = ({ Data: { SubmissionsDueBy: own } }: Dated) => !!own && Date.parse(own) > Date.parse(due);
  return positions.some(isLater) ? "closesFirst" : "closes";
}
