import type { NewRolesQuery } from "#gen/graphql.ts";

export type FoundProject = NewRolesQuery["searchProjects"]["Projects"][number];
export type FoundPosition = FoundProject["Data"]["Positions"][number];
export type FoundRole = { readonly project: FoundProject; readonly position: FoundPosition };

/** The share of what a role asks that is met; a role that asks nothing fits everybody. */
function fitOf({ Data }: FoundPosition): number {
  return Data.Fit && Data.Fit.Of > 0 ? Data.Fit.Met / Data.Fit.Of : 1;
}

/**
 * Open roles that one has not submitted to and fits at least by half, the best fitting one of each project: a list of
 * projects, not of one project's roles.
 */
export function fittingRoles(projects: readonly FoundProject[]): readonly FoundRole[] {
  return projects
    .flatMap((project): readonly FoundRole[] => {
      const [best] = project.Data.Positions.filter(
        (position) =>
          position.Data.TakesSubmissions && !position.Data.ViewerSubmission && fitOf(position) >= 0.5,
      ).toSorted((a, b) => fitOf(b) - fitOf(a));
      return best ? [{ project, position: best }] : [];
    })
    .toSorted((a, b) => fitOf(b.position) - fitOf(a.position));
}

/** Open roles, the first of each project, whoever they fit. */
export function openRoles(projects: readonly FoundProject[]): readonly FoundRole[] {
  return projects.flatMap((project): readonly FoundRole[] => {
    const position = project.Data.Positions.find(({ Data }) => Data.TakesSubmissions);
    return position ? [{ project, position }] : [];
  });
}
