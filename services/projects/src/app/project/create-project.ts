import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { hasRole, requireMember, type Actor, type Member } from "@callboard/kit/actor.ts";
import { conflict, forbidden, invalid, invalidField } from "@callboard/kit/failure.ts";
import { newId } from "@callboard/kit/ids.ts";
import { parseKey } from "@callboard/kit/record-key.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { merge, type Changes } from "#domain/changes.ts";
import { ADMINS, PRODUCERS } from "#domain/policy.ts";
import { BLANK_DETAILS, newProject, type Project, type ProjectDetails } from "#domain/project/project.ts";
import { checkStep, STEPS } from "#domain/project/wizard-steps.ts";
import type { Deps, Unit } from "#app/ports.ts";

const COMPANY = "projectInfo.CompanyId";

/** The first step of a project that does not exist yet. */
export interface CreateProject {
  readonly changes: Changes<ProjectDetails>;
  /** Key of the company; admins must name one, producers need not. */
  readonly company: string | null;
  readonly clientKey: string | null;
}

/**
 * A project is born as a draft of the caller's company. The same ClientKey and input again answers the same project;
 * a producer without a company is CONFLICT NO_COMPANY.
 */
export async function createProject(
  deps: Deps,
  actor: Actor,
  input: CreateProject,
): Promise<Result<Project>> {
  const member = requireMember(actor, PRODUCERS);
  if (!member.ok) return member;
  const companyId = await companyOf(deps, member.value, input.company);
  if (!companyId.ok) return companyId;
  return deps.transaction(async (unit) => {
    const call = { actor, operation: "createProjectInfo", key: input.clientKey, body: input };
    const id = await unit.once(call, () =>
      insert(unit, member.value, { ...input, companyId: companyId.value }),
    );
    if (!id.ok) return id;
    const [project] = await unit.projects([id.value]);
    return project ? ok(project) : fail(conflict("KEY_REUSED", "The project of this ClientKey is gone."));
  });
}

/** Null for a producer who has none yet: the input is looked at before that is held against them. */
async function companyOf(deps: Deps, member: Member, named: string | null): Promise<Result<string | null>> {
  const id = named === null ? null : parseKey(KEY_PREFIXES.company, named, COMPANY);
  if (id && !id.ok) return id;
  if (!hasRole(member, ...ADMINS)) {
    if (id && id.value !== member.organisationId)
      return fail(forbidden("FIELD", "Only admins name a company."));
    return ok(member.organisationId);
  }
  if (!id) return fail(invalidField(COMPANY, "REQUIRED", "CompanyId says whose project it is."));
  const companies = await deps.identity.companies([id.value]);
  if (!companies.ok) return companies;
  return companies.value.length > 0
    ? id
    : fail(invalidField(COMPANY, "UNKNOWN", "There is no such company."));
}

async function insert(
  unit: Unit,
  member: Member,
  input: CreateProject & { readonly companyId: string | null },
): Promise<Result<string>> {
  const details = merge(BLANK_DETAILS, input.changes, BLANK_DETAILS);
  const failures = checkStep("projectInfo", details);
  if (failures.length > 0) return fail(invalid(failures));
  if (input.companyId === null) return fail(conflict("NO_COMPANY", "Set up your company first."));
  const keys = { id: newId(), companyId: input.companyId, createdBy: member.userId };
  const project = { ...newProject(keys), ...details, lastCompletedStep: STEPS.projectInfo };
  await unit.insertProject(project);
  const { id: projectId, companyId, version } = project;
  await unit.addEvents(member, [{ kind: "ProjectCreated", projectId, companyId, version }]);
  return ok(project.id);
}
