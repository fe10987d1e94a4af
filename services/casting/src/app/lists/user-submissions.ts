import type { Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import type { PageRequest } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps, SubmissionFilter } from "#app/ports.ts";
import type { VisibleSubmission } from "#app/visible-submission.ts";
import { ALL_ROLES, ownTalents } from "#domain/policy.ts";
import { allVisible, announcedTo, readStatuses } from "./visible-page.ts";

export interface UserCriteria {
  readonly userId: string | null;
  readonly status: readonly string[];
  readonly projectId: string | null;
  readonly page: PageRequest;
}

/**
 * A person's submissions. Talent reads their own, an agent those of one linked talent or of all, a producer those to
 * their company, an admin any.
 */
export const getUserSubmissions = forMembers<Deps, UserCriteria, readonly VisibleSubmission[]>(
  ALL_ROLES,
  async (deps, member, criteria) => {
    const whose = whoseSubmissions(member, criteria.userId);
    if (!whose.ok) return whose;
    const statuses = readStatuses(criteria.status);
    if (!statuses.ok) return statuses;
    const filter: SubmissionFilter = {
      ...whose.value,
      ...announcedTo(member),
      ...(statuses.value ? { statuses: statuses.value } : {}),
      ...(criteria.projectId === null ? {} : { projectId: criteria.projectId }),
    };
    return ok(allVisible(member, await deps.reads.list(filter, criteria.page), criteria.page));
  },
);

/**
 * A person's submissions by project: the newest one of each project, from which the person's others can be reached.
 */
export const getUserProjectSubmissions = forMembers<
  Deps,
  { readonly userId: string; readonly page: PageRequest },
  readonly VisibleSubmission[]
>(ALL_ROLES, async (deps, member, { userId, page: request }) => {
  const whose = whoseSubmissions(member, userId);
  if (!whose.ok) return whose;
  const page = await deps.reads.list({ ...whose.value, newestOfProject: true }, request);
  return ok(allVisible(member, page, request));
});

/** Whose submissions the caller reads: their own and those of linked talent, or of a person as far as they may. */
export function whoseSubmissions(
  caller: Member,
  userId: string | null,
): Result<Pick<SubmissionFilter, "userIds" | "companyId" | "hideSuspended">> {
  const own = ownTalents(caller);
  if (userId === null) return ok({ userIds: caller.roles.includes("Agent") ? own : [caller.userId] });
  if (caller.roles.includes("Admin") || own.includes(userId)) return ok({ userIds: [userId] });
  if (!caller.roles.includes("Production")) return fail(notFound("user"));
  // A producer without a company has no submissions to read.
  if (caller.organisationId === null) return ok({ userIds: [] });
  return ok({ userIds: [userId], companyId: caller.organisationId, hideSuspended: true });
}
