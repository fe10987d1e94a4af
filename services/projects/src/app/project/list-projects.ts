import { PROJECT_STATUSES, type ProjectStatus } from "@callboard/catalog/states.ts";
import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { conflict, invalidField, notFound } from "@callboard/kit/failure.ts";
import { TIME_SORTS, type Page, type PageRequest, type Sorts } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps } from "#app/ports.ts";
import { seePage, standingsOf, type SeenProject } from "#app/see-projects.ts";
import { ADMINS, isOwner, MEMBERS, PERFORMERS, PRODUCERS } from "#domain/policy.ts";

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
  readonly page: PageRequest;
}

/** Every state for the company itself and admins; for others what they may open. */
export const getCompanyProjects = forMembers<Deps, CompanyProjects, Page<SeenProject>>(
  MEMBERS,
  async (deps, member, { statuses, page, ...input }) => {
    const companyId = companyOf(member, input.companyId);
    if (!companyId.ok) return companyId;
    const shown = await shownPrivateProjects(deps, member, companyId.value);
    if (!shown.ok) return shown;
    const filter = { companyId: companyId.value, statuses, shown: shown.value };
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

/** Private projects about which one call asks casting. */
const PROJECTS_PER_CALL = 500;

/** All private projects of a company to which the caller has a way in; null where everything is shown. */
async function shownPrivateProjects(
  deps: Deps,
  member: Member,
  companyId: string,
): Promise<Result<readonly string[] | null>> {
  if (isOwner(member, companyId)) return ok(null);
  const shown: string[] = [];
  if (!hasRole(member, ...PERFORMERS)) return ok(shown);
  for (let after: string | null = null; ;) {
    const candidates: readonly string[] = await deps.reads.privateProjects(
      companyId,
      after,
      PROJECTS_PER_CALL,
    );
    const standings = await standingsOf(deps, member, candidates);
    if (!standings.ok) return standings;
    shown.push(...candidates.filter((id) => standings.value.get(id)?.submitted === true));
    after = candidates.at(-1) ?? null;
    if (candidates.length < PROJECTS_PER_CALL) return ok(shown);
  }
}

export interface ApprovalQueue {
  /** Null for every company. */
  readonly companyId: string | null;
  readonly page: PageRequest;
}

/** The admins' queue. */
export const getApprovalQueue = forMembers<Deps, ApprovalQueue, Page<SeenProject>>(
  ADMINS,
  async (deps, member, { companyId, page }) =>
    seePage(deps, member, await deps.reads.approvalQueue(companyId, page)),
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
  const companies = await deps.upstreams.identity.companiesOfMembers([userId]);
  if (!companies.ok) return companies;
  return companies.value.get(userId) === member.organisationId ? ok() : fail(notFound("user"));
}
