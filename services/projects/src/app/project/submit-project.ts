import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { conflict } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { checkComplete } from "#domain/project/completeness.ts";
import { ADMINS, PRODUCERS } from "#domain/policy.ts";
import { moveProject } from "#domain/project/project-status.ts";
import { changed, type Project } from "#domain/project/project.ts";
import { lockForChange } from "#app/open-project.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { transactionWithCalls, type RequireCall } from "#app/transaction-with-calls.ts";
import { insertOnce, readyToCreate, type CreateProject } from "./create-project.ts";
import { PROJECT_PATH, writeUpdate, type UpdateProject } from "./update-project.ts";

/**
 * Submits a saved draft to the admins. VALIDATION lists everything missing in all steps; CONFLICT EMAIL_UNVERIFIED
 * until the caller's address is verified. A pending project is unchanged.
 */
export const submitProject = forMembers<Deps, { readonly projectId: string }, Project>(
  PRODUCERS,
  (deps, member, input) =>
    transactionWithCalls(deps, async (unit, requireCall) => {
      const project = await lockForChange(unit, member, input.projectId);
      return project.ok ? send(deps, unit, member, { project: project.value, requireCall }) : project;
    }),
);

/** Path of a step's fields, or of the positions, within the input of a whole project. */
export const pathOf = (part: string): string =>
  part === "positionInfo" ? `${PROJECT_PATH}.Positions` : PROJECT_PATH;

/** A project to be saved before it is submitted: an existing one, or a new one. */
export type SaveAndSubmit =
  | { readonly kind: "existing"; readonly update: UpdateProject }
  | { readonly kind: "new"; readonly create: CreateProject };

/**
 * Saves the fields, creating the project if none is named, and submits it to the admins, atomically. A pending
 * project is unchanged and accepts no other fields.
 */
export const saveAndSubmit = forMembers<Deps, SaveAndSubmit, Project>(
  PRODUCERS,
  async (deps, member, input) => {
    if (input.kind === "new") {
      const create = await readyToCreate(deps, member, input.create);
      if (!create.ok) return create;
      return transactionWithCalls(deps, async (unit, requireCall) => {
        const project = await insertOnce(deps, unit, member, create.value);
        if (!project.ok) return project;
        return send(deps, unit, member, { project: project.value, requireCall, pathOf });
      });
    }
    const { update } = input;
    return transactionWithCalls(deps, async (unit, requireCall) => {
      const project = await lockForChange(unit, member, update.projectId);
      if (!project.ok) return project;
      const saved = await saveDraft(deps, unit, member, { project: project.value, update });
      return saved.ok ? send(deps, unit, member, { project: saved.value, requireCall, pathOf }) : saved;
    });
  },
);

/** Saves the input of a project that can be submitted; without input nothing changes, whatever the state. */
async function saveDraft(
  deps: Deps,
  unit: UnitOfWork,
  member: Member,
  { project, update }: { readonly project: Project; readonly update: UpdateProject },
): Promise<Result<Project>> {
  const isBare = Object.values(update.sent).every((value) => value === undefined);
  if (isBare && update.filmingDates === null) return ok(project);
  const move = moveProject(project, "submit", deps.now());
  return move.ok ? writeUpdate(deps, unit, member, { project, input: update }) : move;
}

interface Send {
  readonly project: Project;
  readonly requireCall: RequireCall;
  readonly pathOf?: (part: string) => string;
}

async function send(
  deps: Deps,
  unit: UnitOfWork,
  member: Member,
  { project, requireCall, pathOf }: Send,
): Promise<Result<Project>> {
  const now = deps.now();
  const move = moveProject(project, "submit", now);
  if (!move.ok) return move;
  if (project.status === move.value) return ok(project);
  const complete = await checkCompleteNow(unit, project, now, pathOf);
  if (!complete.ok) return complete;
  const verified = requireEmail(deps, member, requireCall);
  if (!verified.ok) return verified;
  const round = Math.max(project.round, 1);
  const saved = changed(project, { status: move.value, submittedAt: now, round });
  await unit.saveProject(saved);
  const { id: projectId, companyId, version } = saved;
  await unit.addEvents(member, [{ kind: "ProjectSubmitted", projectId, companyId, version }]);
  return ok(saved);
}

/** Whether the project and its positions are complete enough for review. */
export async function checkCompleteNow(
  unit: UnitOfWork,
  project: Project,
  now: Date,
  pathOf?: (part: string) => string,
): Promise<Result<void>> {
  return checkComplete(project, await unit.positionsOfProjects([project.id]), now, pathOf);
}

/** Everyone except admins needs a verified e-mail address. */
export function requireEmail(deps: Deps, member: Member, requireCall: RequireCall): Result<void> {
  if (hasRole(member, ...ADMINS)) return ok();
  const sendCall = async (): Promise<Result<void>> => {
    const verified = await deps.upstreams.identity.isEmailVerified(member.userId);
    if (!verified.ok) return verified;
    return verified.value ? ok() : fail(conflict("EMAIL_UNVERIFIED", "Confirm your email address first."));
  };
  return requireCall({ key: `email ${member.userId}`, send: sendCall });
}
