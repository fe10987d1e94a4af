import { daysFrom } from "#dev/seed/chance.ts";
import type { Member } from "#dev/seed/people.ts";
import type { Position, Project } from "#dev/seed/productions.ts";
import type { Submission } from "#dev/seed/submissions.ts";

/** A company invites somebody to submit to a role. */
export interface RoleInvitation {
  readonly project: Project;
  readonly position: Position;
  readonly talent: Member;
  readonly message: string;
  readonly createdAt: Date;
}

interface Given {
  readonly projects: readonly Project[];
  readonly submissions: readonly Submission[];
  /** The demo talent. */
  readonly talent: Member;
  /** Clients of the demo agent. */
  readonly clients: readonly Member[];
}

/** How long the deadline is still away, at least, in days: a demo is looked at for more than an hour. */
const MIN_DAYS = 3;
const MESSAGE =
  "We saw your reel and would love to read you for this part. Could you submit before the deadline?";

/** One invitation of the demo talent and one of a client of the demo agent, each to a role that neither submitted to. */
export function makeRoleInvitations(now: Date, given: Given): readonly RoleInvitation[] {
  const taken = new Set(given.submissions.map(({ position, talent }) => position.id + talent.id));
  const open = given.projects
    .filter(({ status, isPublic }) => status === "Approved" && isPublic)
    .flatMap((project) => project.positions.map((position) => ({ project, position })))
    .filter(({ position: { status, dueBy } }) => status === "Open" && dueBy > daysFrom(now, MIN_DAYS));
  return [given.talent, ...given.clients.slice(0, 1)].flatMap((talent, place) => {
    const found = open.filter(({ position }) => !taken.has(position.id + talent.id))[place];
    return found ? [{ ...found, talent, message: MESSAGE, createdAt: daysFrom(now, -0.5) }] : [];
  });
}
