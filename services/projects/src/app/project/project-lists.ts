import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { PROJECT_STATUSES, type ProjectStatus } from "@callboard/catalog/states.ts";
import { hasRole, requireMember, type Actor, type Member } from "@callboard/kit/actor.ts";
import { conflict, invalidField, notFound } from "@callboard/kit/failure.ts";
import type { PageInput } from "@callboard/kit/page.ts";
import { parseKey } from "@callboard/kit/record-key.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { ADMINS, isOwner, MEMBERS, PRODUCERS } from "#domain/policy.ts";
import { afterKey, parseWindow } from "./list-window.ts";
import type { Deps, ListWindow } from "#app/ports.ts";
import { seeProjectsById, standingsOf, type SeenProject } from "#app/see-projects.ts";

/** A page of projects; `after` is what the next page is asked with, null at the end. */
export interface ProjectsPage {
  readonly projects: readonly SeenProject[];
  /** Null where it was not asked for. */
  readonly total: { readonly total: number; readonly totalIsFloor: boolean } | null;
  readonly after: string | null;
  readonly facets: Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>;
}

export interface CompanyCriteria extends PageInput {
  readonly company: string | null;
  readonly statuses: readonly string[] | null;
}

/** Every state for the company itself and admins; for others what they may open. */
export async function getCompanyProjects(
  deps: Deps,
  actor: Actor,
  criteria: CompanyCriteria,
): Promise<Result<SeenProject[]>> {
  const member = requireMember(actor, MEMBERS);
  if (!member.ok) return member;
  const companyId = companyAsked(member.value, criteria.company);
  if (!companyId.ok) return companyId;
  const window = parseWindow(criteria, false);
  if (!window.ok) return window;
  const statuses = parseStatuses(criteria.statuses);
  if (!statuses.ok) return statuses;
  const shown = await shownPrivateProjects(deps, member.value, companyId.value);
  if (!shown.ok) return shown;
  const filter = { companyId: companyId.value, statuses: statuses.value, shown: shown.value };
  return seeProjectsById(deps, actor, await deps.reads.companyProjects(filter, window.value));
}

function companyAsked(member: Member, key: string | null): Result<string> {
  if (key !== null) return parseKey(KEY_PREFIXES.company, key, "criteria.CompanyId");
  if (member.organisationId !== null) return ok(member.organisationId);
  if (hasRole(member, "Production")) return fail(conflict("NO_COMPANY", "Set up your company first."));
  return fail(invalidField("criteria.CompanyId", "REQUIRED", "CompanyId says whose projects are meant."));
}

function parseStatuses(statuses: readonly string[] | null): Result<readonly ProjectStatus[] | null> {
  if (statuses === null || statuses.length === 0) return ok(null);
  const known = PROJECT_STATUSES.filter((status) => statuses.includes(status));
  if (known.length === new Set(statuses).size) return ok(known);
  const message = `Status is any of ${PROJECT_STATUSES.join(", ")}.`;
  return fail(invalidField("criteria.Status", "CATALOG", message));
}

/** The private projects of a company to which the caller has a way in; null where everything is shown. */
async function shownPrivateProjects(
  deps: Deps,
  member: Member,
  companyId: string,
): Promise<Result<readonly string[] | null>> {
  if (isOwner(member, companyId)) return ok(null);
  if (!hasRole(member, "Talent", "Agent")) return ok([]);
  const candidates = await deps.reads.privateProjects(companyId);
  const standings = await standingsOf(deps, member, candidates);
  if (!standings.ok) return standings;
  return ok(candidates.filter((id) => standings.value.get(id)?.submitted === true));
}

/** The admins' queue: what was submitted first comes first. */
export async function getApprovalQueue(
  deps: Deps,
  actor: Actor,
  criteria: PageInput & { readonly company: string | null },
): Promise<Result<ProjectsPage>> {
  const member = requireMember(actor, ADMINS);
  if (!member.ok) return member;
  const key = criteria.company;
  const companyId = key === null ? ok(null) : parseKey(KEY_PREFIXES.company, key, "criteria.CompanyId");
  if (!companyId.ok) return companyId;
  const window = parseWindow(criteria, true);
  if (!window.ok) return window;
  const page = await deps.reads.approvalQueue(companyId.value, window.value);
  const projects = await seeProjectsById(deps, actor, page.ids);
  if (!projects.ok) return projects;
  const { total, totalIsFloor } = page;
  return ok({
    projects: projects.value,
    total: { total, totalIsFloor },
    after: nextKey(page.ids, page.hasMore),
    facets: {},
  });
}

function nextKey(ids: readonly string[], hasMore: boolean): string | null {
  return hasMore ? afterKey(ids.at(-1) ?? null) : null;
}

/** Pending and denied projects of a producer, for that producer, colleagues and admins. */
export async function getWaitingProjects(
  deps: Deps,
  actor: Actor,
  criteria: PageInput & { readonly user: string | null },
): Promise<Result<SeenProject[]>> {
  const member = requireMember(actor, PRODUCERS);
  if (!member.ok) return member;
  const key = criteria.user;
  const userId = key === null ? ok(member.value.userId) : parseKey(KEY_PREFIXES.user, key, "criteria.UserId");
  if (!userId.ok) return userId;
  const readable = await mayReadWaiting(deps, member.value, userId.value);
  if (!readable.ok) return readable;
  const window: Result<ListWindow> = parseWindow(criteria, false);
  if (!window.ok) return window;
  return seeProjectsById(deps, actor, await deps.reads.waitingProjects(userId.value, window.value));
}

async function mayReadWaiting(deps: Deps, member: Member, userId: string): Promise<Result<void>> {
  if (hasRole(member, ...ADMINS) || member.userId === userId) return ok();
  if (member.organisationId === null) return fail(notFound("user"));
  const companies = await deps.identity.companiesOfMembers([userId]);
  if (!companies.ok) return companies;
  return companies.value.get(userId) === member.organisationId ? ok() : fail(notFound("user"));
}
