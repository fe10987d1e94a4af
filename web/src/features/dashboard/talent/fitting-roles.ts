import type { NewRolesQuery } from "#gen/graphql.ts";

export type FoundProject = NewRolesQuery["searchProjects"]["Projects"][number];
export type FoundPosition = FoundProject["Data"]["Positions"][number];
export type FoundRole = { readonly project: FoundProject; readonly position: FoundPosition };

/**
 * The share of what a role asks for that is met; a role that asks for nothing fits everybody. Null where the profile says
 * nothing of what it asks for: nobody knows then how they fit.
 */
export function fitOf({ Data: { Fit } }: FoundPosition): number | null {
  if (!Fit) return null;
  if (Fit.Of === 0) return 1;
  return Fit.Criteria.every(({ Verdict }) => Verdict === "Unknown") ? null : Fit.Met / Fit.Of;
}

/** What is not known stands behind what fits by half. */
const rank = (position: FoundPosition): number => fitOf(position) ?? 0.4;

/**
 * Open roles that one has not submitted to and fits at least by half, or may fit as far as the profile says, the best
 * fitting one of each project: a list of projects, not of one project's roles.
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

/** Open roles, the first of each project, whoever they fit. */
export function openRoles(projects: readonly FoundProject[]): readonly FoundRole[] {
  return projects.flatMap((project): readonly FoundRole[] => {
    const position = project.Data.Positions.find(({ Data }) => Data.TakesSubmissions);
    return position ? [{ project, position }] : [];
  });
}
