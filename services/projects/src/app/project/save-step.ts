import type { Actor, Member } from "@callboard/kit/actor.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { checkEdit, lockForChange } from "#app/open-project.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { changedFields } from "#domain/changes.ts";
import { wireName, type Sent } from "@callboard/kit/form/field.ts";
import { PRODUCERS } from "#domain/policy.ts";
import { detailsOf, isSubstantive, type ProjectDetails } from "#domain/project/fields.ts";
import { checkVersion } from "#domain/project/project-status.ts";
import { changed, type Project } from "#domain/project/project.ts";
import { readStep, STEPS, type StepName } from "#domain/project/wizard-steps.ts";

/** Input of one wizard step. */
export interface StepInput {
  readonly step: StepName;
  readonly projectId: string;
  readonly sent: Sent;
  /** The version that the caller saw. */
  readonly version: number | null;
}

/** What a step writes besides its fields: the checks, and the names of the changed fields. */
export interface StepExtension {
  check(project: Project): readonly FieldFailure[];
  write(unit: UnitOfWork, project: Project): Promise<readonly (keyof ProjectDetails | "filmingDates")[]>;
}

export const NOTHING_ELSE: StepExtension = { check: () => [], write: () => Promise.resolve([]) };

/**
 * Writes a step of an existing project. Saving the same fields changes and publishes nothing; on an approved project,
 * a change of pay, dates or place marks it for review.
 */
export const saveStep = forMembers<Deps, StepInput, Project>(PRODUCERS, (deps, member, input) =>
  writeStep(deps, member, input, NOTHING_ELSE),
);

/** Writes a step together with its extension. */
export function writeStep(
  deps: Deps,
  member: Member,
  input: StepInput,
  extension: StepExtension,
): Promise<Result<Project>> {
  return deps.transaction(async (unit) => {
    const project = await lockForChange(unit, member, input.projectId);
    if (!project.ok) return project;
    const before = detailsOf(project.value);
    const { details: after, failures } = readStep(input.step, before, input.sent);
    const editable = checkEdit(deps, project.value, [...failures, ...extension.check(project.value)]);
    if (!editable.ok) return editable;
    const more = await extension.write(unit, project.value);
    const fields = [...changedFields(before, after), ...more];
    const lastCompletedStep = Math.max(project.value.lastCompletedStep, STEPS[input.step]);
    if (fields.length === 0 && lastCompletedStep === project.value.lastCompletedStep) return project;
    const current = checkVersion(project.value.version, input.version);
    if (!current.ok) return current;
    return writeProject(unit, member, {
      before: project.value,
      change: { ...after, lastCompletedStep },
      fields,
    });
  });
}

/** Writes a changed project; on an approved one, a change of pay, dates or place marks it for review. */
export async function writeProject(
  unit: UnitOfWork,
  actor: Actor,
  write: {
    readonly before: Project;
    readonly change: Partial<Project>;
    readonly fields: readonly (keyof ProjectDetails | "filmingDates")[];
  },
): Promise<Result<Project>> {
  const { before, fields } = write;
  const details = fields.filter((field) => field !== "filmingDates");
  const substantive =
    before.status === "Approved" && (isSubstantive(details) || details.length < fields.length);
  const changedSinceApproval = before.changedSinceApproval || substantive;
  const saved = changed(before, { ...write.change, changedSinceApproval });
  await unit.saveProject(saved);
  await unit.addEvents(actor, [
    {
      kind: "ProjectUpdated",
      projectId: saved.id,
      companyId: saved.companyId,
      version: saved.version,
      fields: fields.map(wireName),
      substantive,
    },
  ]);
  return ok(saved);
}
