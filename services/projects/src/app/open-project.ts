import type { Actor } from "@callboard/kit/actor.ts";
import { invalid, type FieldFailure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { mayChange } from "#domain/policy.ts";
import { moveProject } from "#domain/project/project-status.ts";
import type { Project } from "#domain/project/project.ts";
import type { Deps, UnitOfWork } from "./ports.ts";

/** Locks a project that the caller may change until the transaction ends. */
export async function lockForChange(unit: UnitOfWork, actor: Actor, id: string): Promise<Result<Project>> {
  const project = await unit.lockProject(id);
  return mayChange(actor, project);
}

/** The two checks after access: the input is valid, and the project can be changed now. */
export function checkEdit(
  deps: Pick<Deps, "now">,
  project: Project,
  failures: readonly FieldFailure[],
): Result<void> {
  if (failures.length > 0) return fail(invalid(failures));
  const move = moveProject(project, "edit", deps.now());
  return move.ok ? ok() : move;
}
