import type { Actor } from "@callboard/kit/actor.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { changedFields, merge, type Changes } from "#domain/changes.ts";
import { wireName } from "#domain/field-checks.ts";
import { checkVersion } from "#domain/project/project-status.ts";
import {
  BLANK_DETAILS,
  changed,
  detailsOf,
  type Project,
  type ProjectDetails,
} from "#domain/project/project.ts";
import { isSubstantive } from "#domain/substantive-change.ts";
import { checkStep, STEPS, type StepName } from "#domain/project/wizard-steps.ts";
import { checkEdit, lockForChange, producerAndProject } from "#app/open-project.ts";
import type { Deps, Unit } from "#app/ports.ts";

/** One step of the wizard as it was sent. */
export interface StepInput {
  readonly step: StepName;
  readonly key: string;
  readonly changes: Changes<ProjectDetails>;
  /** The version that the caller saw. */
  readonly version: number | null;
}

/** What else a step writes: its checks, and the fields that it changed. */
export interface StepExtension {
  check(project: Project): readonly FieldFailure[];
  write(unit: Unit, project: Project): Promise<readonly (keyof ProjectDetails | "filmingDates")[]>;
}

const NOTHING_ELSE: StepExtension = { check: () => [], write: () => Promise.resolve([]) };

/**
 * Writes a step of a project that exists. The same fields again change nothing and publish nothing; on an approved
 * project a change of pay, dates or place marks it for the admins.
 */
export function saveStep(
  deps: Deps,
  actor: Actor,
  input: StepInput,
  extension: StepExtension = NOTHING_ELSE,
): Promise<Result<Project>> {
  const known = producerAndProject(actor, { value: input.key, path: `${input.step}.PK` });
  if (!known.ok) return Promise.resolve(known);
  return deps.transaction(async (unit) => {
    const project = await lockForChange(unit, actor, known.value.id);
    if (!project.ok) return project;
    const before = detailsOf(project.value);
    const after = merge(before, input.changes, BLANK_DETAILS);
    const failures = [...checkStep(input.step, after), ...extension.check(project.value)];
    const editable = checkEdit(deps, project.value, failures);
    if (!editable.ok) return editable;
    const more = await extension.write(unit, project.value);
    const fields = [...changedFields(before, after), ...more];
    const lastCompletedStep = Math.max(project.value.lastCompletedStep, STEPS[input.step]);
    if (fields.length === 0 && lastCompletedStep === project.value.lastCompletedStep) return project;
    const current = checkVersion(project.value.version, input.version);
    if (!current.ok) return current;
    return writeProject(unit, actor, {
      before: project.value,
      change: { ...after, lastCompletedStep },
      fields,
    });
  });
}

/** What a change of an approved project does to it: pay, dates and place are looked at again. */
export async function writeProject(
  unit: Unit,
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
