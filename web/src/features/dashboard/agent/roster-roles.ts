import type { RosterRolesQuery } from "#gen/graphql.ts";

type FoundProject = RosterRolesQuery["searchProjects"]["Projects"][number];
type FoundPosition = FoundProject["Data"]["Positions"][number];

/** An open role with the clients who meet all that it asks for and are not submitted. */
export type RosterRole = {
  readonly project: FoundProject;
  readonly position: FoundPosition;
  /** How many they are. */
  readonly fitting: number;
  /** The keys of the first of them. */
  readonly first: readonly string[];
  /** The role asks for nothing, so that everybody fits. */
  readonly open: boolean;
};

function roleOf(project: FoundProject, position: FoundPosition): RosterRole {
  const { Fitting: fitting = 0, Clients: clients = [] } = position.Data.ClientFits ?? {};
  return {
    project,
    position,
    fitting,
    // Whoever fits is listed before everybody else.
    first: clients.slice(0, fitting).flatMap(({ Talent }) => Talent?.PK ?? []),
    open: clients[0]?.Fit?.Of === 0,
  };
}

/**
 * The open roles of the projects, those that most clients fit first; roles without criteria, where that says little,
 * come after them, and roles that nobody fits last.
 */
export function rosterRoles(projects: readonly FoundProject[]): readonly RosterRole[] {
  const roles = projects.flatMap((project) =>
    project.Data.Positions.filter(({ Data }) => Data.TakesSubmissions).map((position) =>
      roleOf(project, position),
    ),
  );
  const rank = ({ fitting, open }: RosterRole): number => (open ? Math.min(fitting, 0.5) : fitting);
  return roles.toSorted((one, other) => rank(other) - rank(one));
}

/** The first role of each project, in the order given. */
export function oneOfEach(roles: readonly RosterRole[]): readonly RosterRole[] {
  const seen = new Set<string>();
  return roles.filter(({ project }) => !seen.has(project.PK) && seen.add(project.PK));
}
