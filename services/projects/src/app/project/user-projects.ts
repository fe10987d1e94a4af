import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps, Visible } from "#app/ports.ts";
import { seePage, shownAmong, type SeenProject } from "#app/see-projects.ts";
import { ADMINS, MEMBERS, PRODUCERS } from "#domain/policy.ts";
import { firstIdOfMonth } from "#domain/project/month.ts";

export interface UserProjects {
  readonly userId: string;
  readonly page: PageRequest;
}

/** Projects created by a member: in every state for their company and admins; for others, those they may open. */
export const getUserProjects = forMembers<Deps, UserProjects, Page<SeenProject>>(
  MEMBERS,
  async (deps, member, { userId, page }) => {
    const known = await checkMember(deps, userId);
    if (!known.ok) return known;
    const visible = await visibleTo(deps, member, (after, limit) =>
      deps.reads.privateProjects({ createdBy: userId }, after, limit),
    );
    if (!visible.ok) return visible;
    return seePage(deps, member, await deps.reads.userProjects(userId, visible.value, page));
  },
);

/** What a list shows the caller: admins everything, producers their company's projects, others what they may open. */
export async function visibleTo(
  deps: Deps,
  member: Member,
  privateIds: (after: string | null, limit: number) => Promise<readonly string[]>,
): Promise<Result<Visible>> {
  if (hasRole(member, ...ADMINS)) return ok({ all: true, companyId: null, shown: [] });
  const shown = await shownAmong(deps, member, privateIds);
  if (!shown.ok) return shown;
  const companyId = hasRole(member, "Production") ? member.organisationId : null;
  return ok({ all: false, companyId, shown: shown.value });
}

/**
 * Number of projects a member created in the current calendar month (UTC), without deleted ones. The caller's own, or
 * anyone's for admins.
 */
export const countMonthlyProjects = forMembers<Deps, { readonly userId: string }, number>(
  PRODUCERS,
  async (deps, member, { userId }) => {
    if (!hasRole(member, ...ADMINS) && userId !== member.userId) return fail(notFound("user"));
    const known = userId === member.userId ? ok() : await checkMember(deps, userId);
    return known.ok ? ok(await deps.reads.countCreated(userId, firstIdOfMonth(deps.now()))) : known;
  },
);

async function checkMember(deps: Deps, userId: string): Promise<Result<void>> {
  const members = await deps.upstreams.identity.members([userId]);
  if (!members.ok) return members;
  return members.value.has(userId) ? ok() : fail(notFound("user"));
}
