import type { Member } from "@callboard/kit/actor.ts";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import { forbidden, invalidField, notFound } from "@callboard/kit/failure.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { matchesOf } from "#domain/booking-status.ts";
import { isVisible, noSuchPosition } from "#domain/position.ts";
import { ALL_ROLES, isOfCompany, ownTalents, relationTo } from "#domain/policy.ts";
import { placeOf, type Submission } from "#domain/submission.ts";
import { asVisible, visibleSubmission, type VisibleSubmission } from "./visible-submission.ts";
import { cachedPositions, cachedProjects } from "./read-through.ts";
import type { Deps, SubmissionFilter, SubmissionKey } from "./ports.ts";

export interface PositionCriteria {
  readonly positionId: string;
  readonly projectId: string | null;
  /** States or stages, any of them; empty is all. */
  readonly status: readonly string[];
  readonly text: string | null;
  readonly groupId: string | null;
  readonly page: PageRequest;
}

/** A page of what the caller may see; `whole` when that is all there is, for the company and admins. */
export interface VisiblePage extends Omit<Page<VisibleSubmission>, "items"> {
  readonly items: readonly VisibleSubmission[];
  readonly positionId: string;
  readonly whole: boolean;
}

/** Submissions to a position: all for its company and admins, for talents and agents their own. */
export const getPositionSubmissions = forMembers<Deps, PositionCriteria, VisiblePage>(
  ALL_ROLES,
  async (deps, member, criteria) => {
    const access = await accessToPosition(deps, member, criteria);
    if (!access.ok) return access;
    const whole = access.value === "whole";
    if (criteria.groupId !== null && !whole)
      return fail(forbidden("FIELD", "Only the company can filter by group."));
    const statuses = readStatuses(criteria.status);
    if (!statuses.ok) return statuses;
    const filter: SubmissionFilter = {
      positionId: criteria.positionId,
      ...(whole ? {} : { userIds: ownTalents(member) }),
      ...(statuses.value ? { statuses: statuses.value } : {}),
      ...(criteria.text ? { text: criteria.text } : {}),
      ...(criteria.groupId === null ? {} : { groupId: criteria.groupId }),
      ...(whole ? {} : announcedTo(member)),
      hideSuspended: whole && !member.roles.includes("Admin"),
    };
    const page = await deps.reads.list(filter, criteria.page);
    return ok({
      ...page,
      items: allVisible(member, page, criteria.page),
      positionId: criteria.positionId,
      whole,
    });
  },
);

/** One person's submission to a position, as far as the caller may read it. */
export const getPositionSubmission = forMembers<Deps, SubmissionKey, VisibleSubmission>(
  ALL_ROLES,
  async (deps, member, key) => {
    const [submission] = await deps.reads.bySubmissionKeys([key]);
    return visibleSubmission(member, submission ?? null);
  },
);

export interface UserCriteria {
  readonly userId: string | null;
  readonly status: readonly string[];
  readonly projectId: string | null;
  readonly page: PageRequest;
}

/**
 * A talent's submissions. A talent reads the own, an agent those of a linked talent or of all, a producer those to
 * the own company, an admin any.
 */
export const getUserSubmissions = forMembers<Deps, UserCriteria, readonly VisibleSubmission[]>(
  ALL_ROLES,
  async (deps, member, criteria) => {
    const whose = whoseSubmissions(member, criteria.userId);
    if (!whose) return fail(notFound("user"));
    const statuses = readStatuses(criteria.status);
    if (!statuses.ok) return statuses;
    const filter: SubmissionFilter = {
      ...whose,
      ...announcedTo(member),
      ...(statuses.value ? { statuses: statuses.value } : {}),
      ...(criteria.projectId === null ? {} : { projectId: criteria.projectId }),
    };
    return ok(allVisible(member, await deps.reads.list(filter, criteria.page), criteria.page));
  },
);

/** Whole for the position's company and admins, own for everybody else who may see the position. */
async function accessToPosition(
  deps: Deps,
  caller: Member,
  { positionId, projectId }: PositionCriteria,
): Promise<Result<"whole" | "own">> {
  const positions = await cachedPositions(deps, [positionId]);
  if (!positions.ok) return positions;
  const position = positions.value.get(positionId);
  if (!position || (projectId !== null && position.projectId !== projectId)) return fail(noSuchPosition());
  if (isOfCompany(caller, position.companyId)) return ok("whole");
  const own = ownTalents(caller);
  if (!caller.roles.some((role) => role === "Talent" || role === "Agent")) return fail(noSuchPosition());
  if (await deps.reads.isInvolved(position.projectId, own)) return ok("own");
  const projects = await cachedProjects(deps, [position.projectId]);
  if (!projects.ok) return projects;
  const project = projects.value.get(position.projectId);
  return project && isVisible(project, position, false) ? ok("own") : fail(noSuchPosition());
}

/** States as the caller knows them: admins know all, producers those of their company. */
function announcedTo({ roles, organisationId }: Member): Pick<SubmissionFilter, "announcedTo"> {
  if (roles.includes("Admin")) return {};
  return { announcedTo: { companyId: roles.includes("Production") ? organisationId : null } };
}

function whoseSubmissions(caller: Member, userId: string | null): SubmissionFilter | null {
  const own = ownTalents(caller);
  if (userId === null) return { userIds: caller.roles.includes("Agent") ? own : [caller.userId] };
  if (caller.roles.includes("Admin") || own.includes(userId)) return { userIds: [userId] };
  if (!caller.roles.includes("Production")) return null;
  // A producer without a company has no submissions to read.
  if (caller.organisationId === null) return { userIds: [] };
  return { userIds: [userId], companyId: caller.organisationId, hideSuspended: true };
}

function readStatuses(words: readonly string[]): Result<SubmissionFilter["statuses"] | null> {
  if (words.length === 0) return ok(null);
  const matches = words.map(matchesOf);
  const place = matches.indexOf(null);
  if (place >= 0)
    return fail(
      invalidField(`criteria.Status.${place}`, "CATALOG", "Status must be a booking status or a stage."),
    );
  return ok(matches.flatMap((match) => match ?? []));
}

/** The submissions of a page, each with the cursor of what follows it. */
function allVisible(
  member: Member,
  page: Page<Submission>,
  { sort }: PageRequest,
): readonly VisibleSubmission[] {
  return page.items.flatMap((submission) => {
    const relation = relationTo(member, submission);
    const cursor = writeCursor(sort, placeOf(submission), page.counted);
    return relation ? [{ ...asVisible({ submission, relation }), cursor }] : [];
  });
}
