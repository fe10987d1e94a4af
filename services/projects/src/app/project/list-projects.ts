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

/** By creation, whose order the ids have. */
export const CREATION_SORTS: Sorts<"Newest" | "Oldest"> = {
  Newest: { order: "desc", keys: ["uuid"] },
  Oldest: { order: "asc", keys: ["uuid"] },
};
/** The admins' queue: what was submitted first comes first. */
export const QUEUE_SORTS: Sorts<"Oldest" | "Newest"> = {
  Oldest: TIME_SORTS.Oldest,
  Newest: TIME_SORTS.Newest,
};

export interface CompanyProjects {
  /** The caller's own unless named. */
  readonly companyId: string | null;
  /** Null for every state. */
  readonly statuses: readonly ProjectStatus[] | null;
  /** Beginnings of words; null for every project. */
  readonly text: string | null;
  readonly page: PageRequest;
}

/** Every state for the company itself and admins; for others what they may open. */
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

/** States by their names; no names mean every state. */
export function readStatuses(
  names: readonly string[] | null | undefined,
): Result<readonly ProjectStatus[] | null> {
  if (!names || names.length === 0) return ok(null);
  const known = PROJECT_STATUSES.filter((status) => names.includes(status));
  if (known.length === new Set(names).size) return ok(known);
  const message = `Status must be one of ${PROJECT_STATUSES.join(", ")}.`;
  return fail(invalidField("criteria.Status", "CATALOG", message));
}

/** Words to look for; null where there are none. */
export function readListText(text: unknown): Result<string | null> {
  return validate(optionalLine(LIMITS.nameLength), text, "criteria.Text");
}

/** All private projects of a company to which the caller has a way in; null where everything is shown. */
async function shownPrivateProjects(
  deps: Deps,
  member: Member,
  companyId: string,
): Promise<Result<readonly string[] | null>> {
  if (isOwner(member, companyId)) return ok(null);
  return shownAmong(deps, member, (after, limit) => deps.reads.privateProjects({ companyId }, after, limit));
}

export interface ApprovalQueue {
  /** Null for every company. */
  readonly companyId: string | null;
  /** True for approved ones that were changed, false for pending ones, null for both. */
  readonly changed: boolean | null;
  readonly page: PageRequest;
}

/** The admins' queue. */
export const getApprovalQueue = forMembers<Deps, ApprovalQueue, Page<SeenProject>>(
  ADMINS,
  async (deps, member, { page, ...filter }) =>
    seePage(deps, member, await deps.reads.approvalQueue(filter, page)),
);

export interface WaitingProjects {
  /** The caller unless named. */
  readonly userId: string | null;
  readonly page: PageRequest;
}

/** Pending and denied projects of a producer, for that producer, colleagues and admins. */
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
