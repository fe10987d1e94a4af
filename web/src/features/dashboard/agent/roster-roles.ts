import type { RosterRolesQuery, RosterRolesQueryVariables } from "#gen/graphql.ts";

type FoundProject = RosterRolesQuery["searchProjects"]["Projects"][number];
type FoundPosition = FoundProject["Data"]["Positions"][number];

/** An open role with the clients who meet all that it asks for. */
export type RosterRole = {
  readonly project: FoundProject;
  readonly position: FoundPosition;
  /** Keys, in the order of the roster. */
  readonly fitting: readonly string[];
  /** The role asks for nothing, so that everybody fits. */
  readonly open: boolean;
};

/** A role that a client was submitted for. */
export type Submission = {
  readonly Data: { readonly UserId: string; readonly Position: { readonly PositionId: string } };
};

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

/** The variables of the requests that together cover all clients; at least one, for the roles themselves. */
export function partsOf(clients: readonly string[]): readonly RosterRolesQueryVariables[] {
  const parts = Math.max(1, Math.ceil(clients.length / PLACES.length));
  return Array.from({ length: parts }, (_, part) => {
    const named = PLACES.map((place) => [`c${place}`, clients[part * PLACES.length + place] ?? null]);
    return Object.fromEntries(named) as RosterRolesQueryVariables;
  });
}

/** How each client fits a position, from the same position of each response. */
function fitsOf(
  positions: ReadonlyArray<FoundPosition | undefined>,
  clients: readonly string[],
): ReadonlyArray<{ readonly client: string; readonly met: number; readonly of: number }> {
  return clients.flatMap((client, index) => {
    const place = PLACES[index % PLACES.length] ?? 0;
    const fit = positions[Math.floor(index / PLACES.length)]?.Data[`f${place}`];
    return fit ? [{ client, met: fit.Met, of: fit.Of }] : [];
  });
}

/**
 * The open roles of the responses, those that most clients fit first; roles without criteria, where that says
 * little, come after them, and roles that nobody fits last. Who is submitted for a role already does not count.
 */
export function rosterRoles(
  parts: readonly RosterRolesQuery[],
  clients: readonly string[],
  submissions: readonly Submission[],
): readonly RosterRole[] {
  const submitted = new Set(submissions.map(({ Data }) => `${Data.UserId} ${Data.Position.PositionId}`));
  const byKey = parts.map(
    ({ searchProjects }) =>
      new Map(searchProjects.Projects.flatMap(({ Data }) => Data.Positions.map((one) => [one.SK, one]))),
  );
  const roles = (parts[0]?.searchProjects.Projects ?? []).flatMap((project) =>
    project.Data.Positions.filter(({ Data }) => Data.TakesSubmissions).map((position): RosterRole => {
      const fits = fitsOf(
        byKey.map((positions) => positions.get(position.SK)),
        clients,
      );
      const fitting = fits
        .filter(({ client, met, of }) => met === of && !submitted.has(`${client} ${position.SK}`))
        .map(({ client }) => client);
      return { project, position, fitting, open: fits.length > 0 && fits.every(({ of }) => of === 0) };
    }),
  );
  const rank = ({ fitting, open }: RosterRole): number =>
    open ? Math.min(fitting.length, 0.5) : fitting.length;
  return roles.toSorted((one, other) => rank(other) - rank(one));
}

/** The first role of each project, in the order given. */
export function oneOfEach(roles: readonly RosterRole[]): readonly RosterRole[] {
  const seen = new Set<string>();
  return roles.filter(({ project }) => !seen.has(project.PK) && seen.add(project.PK));
}
