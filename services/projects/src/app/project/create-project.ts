import { LIMITS } from "@callboard/catalog/limits.ts";
import { hasRole, type Member } from "@callboard/kit/actor.ts";
import {
  conflict,
  forbidden,
  invalid,
  invalidField,
  limitReached,
  type FieldFailure,
} from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { storedResponse, type KeyedCall } from "@callboard/kit/unit-of-work.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import type { Sent } from "@callboard/kit/form/field.ts";
import { ADMINS, PRODUCERS } from "#domain/policy.ts";
import { BLANK_POSITION, type PositionDetails } from "#domain/position/fields.ts";
import { checkDueDate, readPosition } from "#domain/position/position-rules.ts";
import { newPosition } from "#domain/position/position.ts";
import { BLANK_DETAILS } from "#domain/project/fields.ts";
import { newProject, type Project } from "#domain/project/project.ts";
import { completedStep, readProject } from "#domain/project/read-project.ts";
import { POSITIONS_STEP, STEPS } from "#domain/project/wizard-steps.ts";
import { datesOf } from "./update-project.ts";

/** Input of the wizard's first step, or of a form with all steps, for a new project. */
export interface CreateProject {
  readonly operation: "createProjectInfo" | "createProject" | "submitProject";
  /** Name of the argument. */
  readonly path: "projectInfo" | "project";
  readonly sent: Sent;
  readonly filmingDates: readonly Sent[] | null;
  readonly positions: readonly Sent[];
  /** Required for admins, optional for producers. */
  readonly companyId: string | null;
  readonly clientKey: string | null;
}

/**
 * Creates a draft of the caller's company. Repeating it with the same ClientKey and input returns the same project;
 * CONFLICT NO_COMPANY for a producer without a company.
 */
export const createProject = forMembers<Deps, CreateProject, Project>(
  PRODUCERS,
  async (deps, member, input) => {
    const create = await readyToCreate(deps, member, input);
    return create.ok ? deps.transaction((unit) => insertOnce(deps, unit, member, create.value)) : create;
  },
);

/**
 * Resolves the company of the new project. A company named by an admin must exist at identity, which is not called
 * again for a repeated call. Null for a producer without a company, so that the input is validated before this is
 * reported.
 */
export async function readyToCreate(
  deps: Deps,
  member: Member,
  input: CreateProject,
): Promise<Result<CreateProject>> {
  const companyId = namedCompany(member, input);
  if (!companyId.ok) return companyId;
  const create = { ...input, companyId: companyId.value };
  if (companyId.value === null || !hasRole(member, ...ADMINS)) return ok(create);
  if (await storedResponse(deps.transaction, callOf(member, create))) return ok(create);
  const companies = await deps.upstreams.identity.companies([companyId.value]);
  if (!companies.ok) return companies;
  return companies.value.length > 0
    ? ok(create)
    : fail(invalidField(`${input.path}.CompanyId`, "UNKNOWN", "This company was not found."));
}

function namedCompany(
  member: Member,
  { companyId: id, path }: Pick<CreateProject, "companyId" | "path">,
): Result<string | null> {
  if (hasRole(member, ...ADMINS))
    return id === null
      ? fail(invalidField(`${path}.CompanyId`, "REQUIRED", "CompanyId is required."))
      : ok(id);
  return id === null || id === member.organisationId
    ? ok(member.organisationId)
    : fail(forbidden("FIELD", "Only admins can set the company."));
}

const callOf = (actor: Member, input: CreateProject): KeyedCall => ({
  actor,
  operation: input.operation,
  key: input.clientKey,
  body: input,
});

/** Creates the project once per ClientKey, in the company resolved by `readyToCreate`. */
export async function insertOnce(
  deps: Deps,
  unit: UnitOfWork,
  member: Member,
  input: CreateProject,
): Promise<Result<Project>> {
  const id = await unit.once(callOf(member, input), () => insert(deps, unit, member, input));
  if (!id.ok) return id;
  const [project] = await unit.projects([id.value]);
  return project
    ? ok(project)
    : fail(conflict("KEY_REUSED", "The project created with this ClientKey no longer exists."));
}

async function insert(
  deps: Deps,
  unit: UnitOfWork,
  member: Member,
  input: CreateProject,
): Promise<Result<string>> {
  const { sent, path, companyId } = input;
  const { details, failures } = readProject(BLANK_DETAILS, sent, { path, extent: "new" });
  const positions = readPositions(input, deps.now());
  const origin = { id: deps.newId(), companyId: companyId ?? "", createdBy: member.userId };
  const blank = newProject(origin);
  const dates = datesOf(deps, input.filmingDates);
  const failing = [...failures, ...dates.check(blank), ...positions.failures];
  if (failing.length > 0) return fail(invalid(failing));
  const max = LIMITS.positionsPerProject;
  if (positions.details.length > max) return fail(limitReached("POSITIONS_PER_PROJECT", max));
  if (companyId === null) return fail(conflict("NO_COMPANY", "Create your company first."));
  const steps = Math.max(completedStep(0, details, sent), STEPS.projectInfo);
  const lastCompletedStep = positions.details.length > 0 ? POSITIONS_STEP : steps;
  const project = { ...blank, ...details, lastCompletedStep };
  await unit.insertProject(project);
  await dates.write(unit, project);
  const { id: projectId, version } = project;
  await unit.addEvents(member, [{ kind: "ProjectCreated", projectId, companyId, version }]);
  await insertPositions(deps, unit, member, { project, positions: positions.details });
  return ok(projectId);
}

interface ReadPositions {
  readonly details: readonly PositionDetails[];
  readonly failures: readonly FieldFailure[];
}

function readPositions({ positions, path }: CreateProject, now: Date): ReadPositions {
  const read = positions.map((sent, index) => {
    const at = `${path}.Positions.${index}`;
    const { details, failures } = readPosition(BLANK_POSITION, sent, at);
    return { details, failures: [...failures, ...checkDueDate(details, now, at)] };
  });
  return {
    details: read.map(({ details }) => details),
    failures: read.flatMap(({ failures }) => failures),
  };
}

async function insertPositions(
  deps: Deps,
  unit: UnitOfWork,
  member: Member,
  { project, positions }: { readonly project: Project; readonly positions: readonly PositionDetails[] },
): Promise<void> {
  if (positions.length === 0) return;
  const { id: projectId, companyId } = project;
  const added = positions.map((details) =>
    newPosition({ id: deps.newId(), projectId, createdBy: member.userId }, details),
  );
  await unit.insertPositions(added);
  await unit.addEvents(
    member,
    added.map(({ id: positionId, version }) => ({
      kind: "PositionAdded",
      projectId,
      positionId,
      companyId,
      version,
    })),
  );
}
