import type { Member } from "@callboard/kit/actor.ts";
import { forbidden, type Failure } from "@callboard/kit/failure.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps, SubmissionFilter, SubmissionKey } from "#app/ports.ts";
import { namesPeople } from "#app/profiles/read-people-filter.ts";
import { cachedPositions, cachedProjects } from "#app/read-through.ts";
import { visibleSubmission, type VisibleSubmission } from "#app/visible-submission.ts";
import { ALL_ROLES, COMPANY_ROLES, isOfCompany, ownTalents } from "#domain/policy.ts";
import { isVisible, noSuchPosition, type Position } from "#domain/position.ts";
import { positionFilter, shownTo, type PositionNarrowing } from "./position-filter.ts";
import { allVisible, announcedTo, readStatuses } from "./visible-page.ts";

export interface PositionCriteria extends PositionNarrowing {
  readonly projectId: string | null;
  /** Only these people; null for all. */
  readonly userIds: readonly string[] | null;
  readonly page: PageRequest;
}

/** A page of what the caller may see; `whole` if this is the complete list, as for the company and admins. */
export interface VisiblePage extends Omit<Page<VisibleSubmission>, "items"> {
  readonly items: readonly VisibleSubmission[];
  readonly position: Position;
  readonly whole: boolean;
}

/** Submissions to a position: all for its company and admins, their own for talent and agents. */
export const getPositionSubmissions = forMembers<Deps, PositionCriteria, VisiblePage>(
  ALL_ROLES,
  async (deps, member, criteria) => {
    const access = await accessToPosition(deps, member, criteria);
    if (!access.ok) return access;
    const { whole } = access.value;
    const refusal = whole ? null : refusedOutside(criteria);
    if (refusal) return fail(refusal);
    const filter = await positionFilter(deps, criteria, access.value.position);
    if (!filter.ok) return filter;
    const { userIds } = criteria;
    const named = { ...shownTo(member), ...(userIds && { userIds }) };
    const side = whole ? named : { userIds: ownTalents(member), ...announcedTo(member) };
    const page = await deps.reads.list({ ...filter.value, ...side }, criteria.page);
    return ok({
      ...page,
      items: allVisible(member, page, criteria.page),
      position: access.value.position,
      whole,
    });
  },
);

/** Refuses filters that only the company may use; null if none is set. */
function refusedOutside({ groupId, people, userIds }: PositionCriteria): Failure | null {
  if (userIds !== null) return forbidden("FIELD", "Only the company can name people.");
  if (groupId !== null) return forbidden("FIELD", "Only the company can filter by group.");
  return namesPeople(people)
    ? forbidden("FIELD", "Only the company can filter by fit, age, union and agent.")
    : null;
}

/** One person's submission to a position, as far as the caller may see it. */
export const getPositionSubmission = forMembers<Deps, SubmissionKey, VisibleSubmission>(
  ALL_ROLES,
  async (deps, member, key) => {
    const [submission] = await deps.reads.bySubmissionKeys([key]);
    return visibleSubmission(member, submission ?? null);
  },
);

export interface MarkCriteria {
  readonly positionId: string;
  readonly page: PageRequest;
}

/** Submissions to a position of the caller's company that are in a state or a stage. */
export const getPositionSubmissionsByBookingStatus = forMembers<
  Deps,
  MarkCriteria & { readonly status: string },
  readonly VisibleSubmission[]
>(COMPANY_ROLES, async (deps, member, criteria) => {
  const access = await needCompanyPosition(deps, member, criteria.positionId);
  if (!access.ok) return access;
  const statuses = readStatuses([criteria.status], () => "criteria.BookingStatus");
  if (!statuses.ok) return statuses;
  return marked(deps, member, criteria, statuses.value ? { statuses: statuses.value } : {});
});

/** Submissions to a position of the caller's company that are in a private group. */
export const getPositionSubmissionsByBookingGroup = forMembers<
  Deps,
  MarkCriteria & { readonly groupId: string },
  readonly VisibleSubmission[]
>(COMPANY_ROLES, async (deps, member, criteria) => {
  const access = await needCompanyPosition(deps, member, criteria.positionId);
  if (!access.ok) return access;
  return marked(deps, member, criteria, { groupId: criteria.groupId });
});

async function marked(
  deps: Deps,
  member: Member,
  { positionId, page: request }: MarkCriteria,
  mark: Pick<SubmissionFilter, "statuses" | "groupId">,
): Promise<Result<readonly VisibleSubmission[]>> {
  const filter = { positionId, ...mark, ...shownTo(member) };
  return ok(allVisible(member, await deps.reads.list(filter, request), request));
}

/** Admits the position's company and admins; for everyone else it has no submissions. */
export async function needCompanyPosition(
  deps: Deps,
  caller: Member,
  positionId: string,
): Promise<Result<Position>> {
  const positions = await cachedPositions(deps, [positionId]);
  if (!positions.ok) return positions;
  const position = positions.value.get(positionId);
  return position && isOfCompany(caller, position.companyId) ? ok(position) : fail(noSuchPosition());
}

/** Which submissions to a position a caller reads: all, or their own. */
interface Access {
  readonly whole: boolean;
  readonly position: Position;
}

/** All for the position's company and admins, their own for everyone else who may see the position. */
async function accessToPosition(
  deps: Deps,
  caller: Member,
  { positionId, projectId }: PositionCriteria,
): Promise<Result<Access>> {
  const positions = await cachedPositions(deps, [positionId]);
  if (!positions.ok) return positions;
  const position = positions.value.get(positionId);
  if (!position || (projectId !== null && position.projectId !== projectId)) return fail(noSuchPosition());
  if (isOfCompany(caller, position.companyId)) return ok({ whole: true, position });
  const ownAlone = ok({ whole: false, position });
  const own = ownTalents(caller);
  if (!caller.roles.some((role) => role === "Talent" || role === "Agent")) return fail(noSuchPosition());
  if (await deps.reads.isInvolved(position.projectId, own)) return ownAlone;
  const projects = await cachedProjects(deps, [position.projectId]);
  if (!projects.ok) return projects;
  const project = projects.value.get(position.projectId);
  return project && isVisible(project, position, false) ? ownAlone : fail(noSuchPosition());
}
