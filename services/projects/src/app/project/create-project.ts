import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { conflict, forbidden, invalid, invalidField } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import type { Sent } from "#domain/field.ts";
import { ADMINS, PRODUCERS } from "#domain/policy.ts";
import { BLANK_DETAILS } from "#domain/project/fields.ts";
import { newProject, type Project } from "#domain/project/project.ts";
import { readStep, STEPS } from "#domain/project/wizard-steps.ts";

const COMPANY = "projectInfo.CompanyId";

/** The first step of a project that does not exist yet. */
export interface CreateProject {
  readonly sent: Sent;
  /** Admins must name a company, producers need not. */
  readonly companyId: string | null;
  readonly clientKey: string | null;
}

/**
 * A project is born as a draft of the caller's company. The same ClientKey and input again answers the same project;
 * a producer without a company is CONFLICT NO_COMPANY.
 */
export const createProject = forMembers<Deps, CreateProject, Project>(
  PRODUCERS,
  async (deps, member, input) => {
    const companyId = await companyOf(deps, member, input.companyId);
    if (!companyId.ok) return companyId;
    return deps.transaction(async (unit) => {
      const call = { actor: member, operation: "createProjectInfo", key: input.clientKey, body: input };
      const id = await unit.once(call, () =>
        insert(deps, unit, member, { ...input, companyId: companyId.value }),
      );
      if (!id.ok) return id;
      const [project] = await unit.projects([id.value]);
      return project
        ? ok(project)
        : fail(conflict("KEY_REUSED", "The project created with this ClientKey no longer exists."));
    });
  },
);

/** Null for a producer who has none yet: the input is checked before that is held against them. */
async function companyOf(deps: Deps, member: Member, id: string | null): Promise<Result<string | null>> {
  if (!hasRole(member, ...ADMINS)) {
    if (id !== null && id !== member.organisationId)
      return fail(forbidden("FIELD", "Only admins can set the company."));
    return ok(member.organisationId);
  }
  if (id === null) return fail(invalidField(COMPANY, "REQUIRED", "CompanyId is required."));
  const companies = await deps.upstreams.identity.companies([id]);
  if (!companies.ok) return companies;
  return companies.value.length > 0
    ? ok(id)
    : fail(invalidField(COMPANY, "UNKNOWN", "This company was not found."));
}

async function insert(
  deps: Deps,
  unit: UnitOfWork,
  member: Member,
  { sent, companyId }: CreateProject,
): Promise<Result<string>> {
  const { details, failures } = readStep("projectInfo", BLANK_DETAILS, sent);
  if (failures.length > 0) return fail(invalid(failures));
  if (companyId === null) return fail(conflict("NO_COMPANY", "Create your company first."));
  const origin = { id: deps.newId(), companyId, createdBy: member.userId };
  const project = { ...newProject(origin), ...details, lastCompletedStep: STEPS.projectInfo };
  await unit.insertProject(project);
  const { id: projectId, version } = project;
  await unit.addEvents(member, [{ kind: "ProjectCreated", projectId, companyId, version }]);
  return ok(project.id);
}
