import { PROJECT_STATUSES, type ProjectStatus } from "@callboard/catalog/states.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { conflict, invalidField, notFound } from "@callboard/kit/failure.ts";
import { optionalLine } from "@callboard/kit/fields.ts";
import { TIME_SORTS, type Page, type PageRequest, type Sorts } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import type { Deps } from "#app/ports.ts";
import { seePage, shownAmong, type SeenProject } from "#app/see-projects.ts";
import { ADMINS, isOwner, MEMBERS, PRODUCERS } from "#domain/policy.ts";

/** By creation, which is the order of the ids. */
export const CREATION_SORTS: Sorts<"Newest" | "Oldest"> = {
  Newest: { order: "desc", keys: ["uuid"] },
  Oldest: { order: "asc", keys: ["uuid"] },
};
/** The admins' queue: earliest submission first. */
export const QUEUE_SORTS: Sorts<"Oldest" | "Newest"> = {
  Oldest: TIME_SORTS.Oldest,
  Newest: TIME_SORTS.Newest,
};

export interface CompanyProjects {
  /** Defaults to the caller's company. */
  readonly companyId: string | null;
  /** Null means every state. */
  readonly statuses: readonly ProjectStatus[] | null;
  /** Prefixes of words; null matches every project. */
  readonly text: string | null;
  readonly page: PageRequest;
}

/** The company and admins see projects in every state; others, those they may open. */
export const getCompanyProjects = forMembers<Deps, CompanyProjects, Page<SeenProject>>(
  MEMBERS,
  async (deps, member, { statuses, text, page, ...input }) => {
    const companyId = companyOf(member, input.companyId);
    if (!companyId.ok) return companyId;
    const shown = await shownPrivateProjects(deps, member, companyId.value);
    if (!shown.ok) return shown;
    const filter = { companyId: companyId.value, statuses, text, shown: shown.value };
    return seePage(deps, member, await deps.reads.companyProjects(filter, page));
  },
);

function companyOf(member: Member, named: string | null): Result<string> {
  if (named !== null) return ok(named);
  if (member.organisationId !== null) return ok(member.organisationId);
  if (hasRole(member, "Production")) return fail(conflict("NO_COMPANY", "Create your company first."));
  return fail(invalidField("criteria.CompanyId", "REQUIRED", "CompanyId is required."));
}

/** Reads the names of states; an empty list means every state. */
export function readStatuses(
  names: readonly string[] | null | undefined,
): Result<readonly ProjectStatus[] | null> {
  if (!names || names.length === 0) return ok(null);
  const known = PROJECT_STATUSES.filter((status) => names.includes(status));
  if (known.length === new Set(names).size) return ok(known);
  const message = `Status must be one of ${PROJECT_STATUSES.join(", ")}.`;
  return fail(invalidField("criteria.Status", "CATALOG", message));
}

/** The text to search for; null if there is none. */
export function readListText(text: unknown): Result<string | null> {
  return validate(optionalLine(LIMITS.nameLength), text, "criteria.Text");
}

/** All private projects of a company that the caller may open; null if everything is shown. */
async function shownPrivateProjects(
  deps: Deps,
  member: Member,
  companyId: string,
): Promise<Result<readonly string[] | null>> {
  if (isOwner(member, companyId)) return ok(null);
  return shownAmong(deps, member, (after, limit) => deps.reads.privateProjects({ companyId }, after, limit));
}

export interface ApprovalQueue {
  /** Null means every company. */
  readonly companyId: string | null;
  /** True for changed approved projects, false for pending ones, null for both. */
  readonly changed: boolean | null;
  readonly page: PageRequest;
}

/** The admins' queue of projects to review. */
export const getApprovalQueue = forMembers<Deps, ApprovalQueue, Page<SeenProject>>(
  ADMINS,
  async (deps, member, { page, ...filter }) =>
    seePage(deps, member, await deps.reads.approvalQueue(filter, page)),
);

export interface WaitingProjects {
  /** Defaults to the caller. */
  readonly userId: string | null;
  readonly page: PageRequest;
}

/** A producer's pending and denied projects, for the producer, their colleagues and admins. */
export const getWaitingProjects = forMembers<Deps, WaitingProjects, Page<SeenProject>>(
  PRODUCERS,
  async (deps, member, input) => {
    const userId = input.userId ?? member.userId;
    const readable = await mayReadWaiting(deps, member, userId);
    if (!readable.ok) return readable;
    return seePage(deps, member, await deps.reads.waitingProjects(userId, input.page));
  },
);

async function mayReadWaiting(deps: Deps, member: Member, userId: string): Promise<Result<void>> {
  if (hasRole(member, ...ADMINS) || member.userId === userId) return ok();
  if (member.organisationId === null) return fail(notFound("user"));
  const members = await deps.upstreams.identity.members([userId]);
  if (!members.ok) return members;
  return members.value.get(userId) === member.organisationId ? ok() : fail(notFound("user"));
}
