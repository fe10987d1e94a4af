import type { Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import type { PageRequest } from "@callboard/kit/paging/page.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps, SubmissionFilter } from "#app/ports.ts";
import { cachedProjects } from "#app/read-through.ts";
import { visibleSubmission, type VisibleSubmission } from "#app/visible-submission.ts";
import { ALL_ROLES, COMPANY_ROLES, isOfCompany, ownTalents } from "#domain/policy.ts";
import type { Project } from "#domain/position.ts";
import { shownTo } from "./position-filter.ts";
import { needCompanyPosition } from "./position-submissions.ts";
import { allVisible, announcedTo } from "./visible-page.ts";

/** The number of submissions that `getLatestProjectsSubmissions` returns. */
const LATEST = 50;

/** A person's newest submission to a project, from which the person's others in it can be reached. */
export const getProjectSubmissionById = forMembers<
  Deps,
  { readonly projectId: string; readonly userId: string },
  VisibleSubmission
>(ALL_ROLES, async (deps, member, { projectId, userId }) => {
  const { items } = await deps.reads.list({ projectId, userIds: [userId] }, newest(1));
  return visibleSubmission(member, items[0] ?? null);
});

/** Submissions to a project, with the project that was read to check access. */
export interface ProjectSubmissions {
  readonly project: Project;
  readonly submissions: readonly VisibleSubmission[];
}

/** The newest fifty submissions to a project of the caller's company. */
export const getLatestProjectsSubmissions = forMembers<
  Deps,
  { readonly projectId: string },
  ProjectSubmissions
>(COMPANY_ROLES, async (deps, member, { projectId }) => {
  const project = await needCompanyProject(deps, member, projectId);
  if (!project.ok) return project;
  const request = newest(LATEST);
  const page = await deps.reads.list({ projectId, ...shownTo(member) }, request);
  return ok({ project: project.value, submissions: allVisible(member, page, request) });
});

function newest(size: number): PageRequest {
  return { size, skip: 0, after: null, sort: "Newest", order: "desc", count: false, known: null };
}

/** Admits the project's company and admins; for everyone else casting's data about it does not exist. */
export async function needCompanyProject(
  deps: Deps,
  caller: Member,
  projectId: string,
): Promise<Result<Project>> {
  const projects = await cachedProjects(deps, [projectId]);
  if (!projects.ok) return projects;
  const project = projects.value.get(projectId);
  return project && isOfCompany(caller, project.companyId) ? ok(project) : fail(notFound("project"));
}

export interface BookedCriteria {
  readonly projectId: string | null;
  readonly positionId: string | null;
  readonly userId: string | null;
  readonly page: PageRequest;
}

/** Bookings of the caller's company, or of the caller and linked talent; admins read any. */
export const getBookedSubmissions = forMembers<Deps, BookedCriteria, readonly VisibleSubmission[]>(
  ALL_ROLES,
  async (deps, member, { projectId, positionId, userId, page: request }) => {
    const scope = await bookingScope(deps, member, { projectId, positionId });
    if (!scope.ok) return scope;
    const people = userId === null ? null : [userId];
    const own = scope.value.userIds;
    const userIds = own && people ? people.filter((id) => own.includes(id)) : (people ?? own);
    const filter: SubmissionFilter = {
      ...scope.value,
      ...(userIds ? { userIds } : {}),
      ...(projectId === null ? {} : { projectId }),
      ...(positionId === null ? {} : { positionId }),
      statuses: [{ status: "Booked" }],
    };
    return ok(allVisible(member, await deps.reads.list(filter, request), request));
  },
);

type Scope = Pick<SubmissionFilter, "companyId" | "userIds" | "announcedTo" | "hideSuspended">;

/** The bookings that the caller may read; for producers, another company's project or position does not exist. */
async function bookingScope(
  deps: Deps,
  caller: Member,
  { projectId, positionId }: Pick<BookedCriteria, "projectId" | "positionId">,
): Promise<Result<Scope>> {
  if (caller.roles.includes("Admin")) return needKnown(deps, caller, { projectId, positionId });
  const isProducer = caller.roles.includes("Production");
  if (isProducer) {
    const known = await needKnown(deps, caller, { projectId, positionId });
    const { organisationId } = caller;
    if (known.ok)
      return ok(
        organisationId === null ? { userIds: [] } : { companyId: organisationId, hideSuspended: true },
      );
    if (ownTalents(caller).length === 0) return known;
  }
  return ok({ userIds: ownTalents(caller), ...announcedTo(caller) });
}

async function needKnown(
  deps: Deps,
  caller: Member,
  { projectId, positionId }: Pick<BookedCriteria, "projectId" | "positionId">,
): Promise<Result<Scope>> {
  if (projectId !== null) {
    const project = await needCompanyProject(deps, caller, projectId);
    if (!project.ok) return project;
  }
  if (positionId === null) return ok({});
  return map(await needCompanyPosition(deps, caller, positionId), () => ({}));
}
