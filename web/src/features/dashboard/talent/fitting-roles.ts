import type { NewRolesQuery } from "#gen/graphql.ts";

export type FoundProject = NewRolesQuery["searchProjects"]["Projects"][number];
export type FoundPosition = FoundProject["Data"]["Positions"][number];
export type FoundRole = { readonly project: FoundProject; readonly position: FoundPosition };

/**
 * The share of a role's criteria that is met; 1 for a role without criteria. Null if the profile states nothing that
 * the criteria could be compared with.
 */
export function fitOf({ Data: { Fit } }: FoundPosition): number | null {
  if (!Fit) return null;
  if (Fit.Of === 0) return 1;
  return Fit.Criteria.every(({ Verdict }) => Verdict === "Unknown") ? null : Fit.Met / Fit.Of;
}

/** An unknown fit ranks just below a fit of one half. */
const rank = (position: FoundPosition): number => fitOf(position) ?? 0.4;

/**
 * Open roles without a submission by the viewer whose fit is at least one half or unknown; only the best one of each
 * project, so that the list is not dominated by a single project.
 */
export function fittingRoles(projects: readonly FoundProject[]): readonly FoundRole[] {
  return projects
    .flatMap((project): readonly FoundRole[] => {
      const [best] = project.Data.Positions.filter(
        (position) =>
          position.Data.TakesSubmissions && !position.Data.ViewerSubmission && (fitOf(position) ?? 1) >= 0.5,
      ).toSorted((a, b) => rank(b) - rank(a));
      return best ? [{ project, position: best }] : [];
    })
    .toSorted((a, b) => rank(b.position) - rank(a.position));
}
