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
 * Sends a draft to the admins as it is saved. VALIDATION names everything that is missing, of all steps; CONFLICT
 * EMAIL_UNVERIFIED before the caller's address is proven. A pending project stays as it is.
 */
export const submitProject = forMembers<Deps, { readonly projectId: string }, Project>(
  PRODUCERS,
  (deps, member, input) =>
    transactionWithCalls(deps, async (unit, requireCall) => {
      const project = await lockForChange(unit, member, input.projectId);
      return project.ok ? send(deps, unit, member, { project: project.value, requireCall }) : project;
    }),
);

/** Where the fields of a step, or of the positions, are in an input that is a whole project. */
export const pathOf = (part: string): string =>
  part === "positionInfo" ? `${PROJECT_PATH}.Positions` : PROJECT_PATH;

/** A project that is saved before it goes to the admins: one that exists, or a new one. */
export type SaveAndSubmit =
  | { readonly kind: "existing"; readonly update: UpdateProject }
  | { readonly kind: "new"; readonly create: CreateProject };

/**
 * Saves the fields, creating the project where none is named, and sends it to the admins: both or neither. A pending
 * project stays as it is, and takes no other fields.
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

/** Saves what was sent about a project that can go to the admins; nothing sent changes nothing, in whatever state. */
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

/** Whether the project with its positions can be shown to an admin. */
export async function checkCompleteNow(
  unit: UnitOfWork,
  project: Project,
  now: Date,
  pathOf?: (part: string) => string,
): Promise<Result<void>> {
  return checkComplete(project, await unit.positionsOfProjects([project.id]), now, pathOf);
}

/** Admins vouch for themselves; everybody else needs a proven address. */
export function requireEmail(deps: Deps, member: Member, requireCall: RequireCall): Result<void> {
  if (hasRole(member, ...ADMINS)) return ok();
  const sendCall = async (): Promise<Result<void>> => {
    const verified = await deps.upstreams.identity.isEmailVerified(member.userId);
    if (!verified.ok) return verified;
    return verified.value ? ok() : fail(conflict("EMAIL_UNVERIFIED", "Confirm your email address first."));
  };
  return requireCall({ key: `email ${member.userId}`, send: sendCall });
}
