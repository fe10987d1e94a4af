import type { Member } from "@callboard/kit/actor.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { checkEdit, lockForChange } from "#app/open-project.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { changedFields } from "#domain/changes.ts";
import type { Read, Sent } from "@callboard/kit/form/field.ts";
import { PRODUCERS } from "#domain/policy.ts";
import { detailsOf, type ProjectDetails } from "#domain/project/fields.ts";
import { checkVersion } from "#domain/project/project-status.ts";
import type { Project } from "#domain/project/project.ts";
import { completedStep, readProject } from "#domain/project/read-project.ts";
import { filmingDatesOf } from "./save-location.ts";
import { NOTHING_ELSE, writeProject, type StepExtension } from "./save-step.ts";

/** Argument path of a form with all steps. */
export const PROJECT_PATH = "project";

/** Input of a form with all steps, for an existing project. */
export interface UpdateProject {
  readonly projectId: string;
  readonly sent: Sent;
  /** Replaces the list; null keeps it. */
  readonly filmingDates: readonly Sent[] | null;
  /** The company that the client assumes the project belongs to. */
  readonly companyId: string | null;
  /** The version that the caller saw. */
  readonly version: number | null;
}

/**
 * Changes fields of any step. Saving the same fields changes and publishes nothing; on an approved project, a change
 * of pay, dates or place marks it for review.
 */
export const updateProject = forMembers<Deps, UpdateProject, Project>(PRODUCERS, (deps, member, input) =>
  deps.transaction(async (unit) => {
    const project = await lockForChange(unit, member, input.projectId);
    return project.ok ? writeUpdate(deps, unit, member, { project: project.value, input }) : project;
  }),
);

/** The filming dates of a form with all steps. */
export function datesOf(deps: Deps, sent: readonly Sent[] | null): StepExtension {
  return sent === null ? NOTHING_ELSE : filmingDatesOf(deps, sent, `${PROJECT_PATH}.FilmingDates`);
}

/** The project with the input applied, except for filming dates, and all validation failures. */
export function readUpdate(
  deps: Deps,
  project: Project,
  { companyId, sent, filmingDates }: UpdateProject,
): Read<ProjectDetails> & { readonly dates: StepExtension } {
  const dates = datesOf(deps, filmingDates);
  const read = readProject(detailsOf(project), sent, { path: PROJECT_PATH, extent: "changes" });
  const failures = [...read.failures, ...dates.check(project), ...checkCompany(project, companyId)];
  return { details: read.details, dates, failures };
}

function checkCompany(project: Project, named: string | null): FieldFailure[] {
  if (named === null || named === project.companyId) return [];
  const path = `${PROJECT_PATH}.CompanyId`;
  return [{ path, rule: "MISMATCH", message: "The company of a project can't be changed." }];
}

/** Checks the input against a locked project and writes it. */
export async function writeUpdate(
  deps: Deps,
  unit: UnitOfWork,
  member: Member,
  { project, input }: { readonly project: Project; readonly input: UpdateProject },
): Promise<Result<Project>> {
  const { details, dates, failures } = readUpdate(deps, project, input);
  const editable = checkEdit(deps, project, failures);
  if (!editable.ok) return editable;
  const lastCompletedStep = completedStep(project.lastCompletedStep, details, input.sent);
  const fields = [...changedFields(detailsOf(project), details), ...(await dates.write(unit, project))];
  if (fields.length === 0 && lastCompletedStep === project.lastCompletedStep) return ok(project);
  const current = checkVersion(project.version, input.version);
  if (!current.ok) return current;
  const change = { ...details, lastCompletedStep };
  return writeProject(unit, member, { before: project, change, fields });
}
