import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { requireMember, type Actor, type Member } from "@callboard/kit/actor.ts";
import { invalid, type FieldFailure } from "@callboard/kit/failure.ts";
import { parseKey } from "@callboard/kit/record-key.ts";
import { all, fail, ok, type Result } from "@callboard/kit/result.ts";
import { mayChange, PRODUCERS } from "#domain/policy.ts";
import { moveProject } from "#domain/project/project-status.ts";
import type { Project } from "#domain/project/project.ts";
import type { Deps, Unit } from "./ports.ts";

/** The id inside a project's key; VALIDATION at `path`. */
export function projectId(key: string, path: string): Result<string> {
  return parseKey(KEY_PREFIXES.project, key, path);
}

export function positionId(key: string, path: string): Result<string> {
  return parseKey(KEY_PREFIXES.position, key, path);
}

/** Who may write, and the project's id: the decisions before any record is read. */
export function producerAndProject(
  actor: Actor,
  key: { readonly value: string; readonly path: string },
): Result<{ member: Member; id: string }> {
  const member = requireMember(actor, PRODUCERS);
  if (!member.ok) return member;
  const id = projectId(key.value, key.path);
  return id.ok ? ok({ member: member.value, id: id.value }) : id;
}

/** Locks a project that the caller may change, for as long as the transaction lasts. */
export async function lockForChange(unit: Unit, actor: Actor, id: string): Promise<Result<Project>> {
  const project = await unit.lockProject(id);
  return mayChange(actor, project);
}

/** The two decisions that follow access: what was sent makes sense, and the project can be changed now. */
export function checkEdit(deps: Deps, project: Project, failures: readonly FieldFailure[]): Result<void> {
  if (failures.length > 0) return fail(invalid(failures));
  const move = moveProject(project, "edit", deps.clock());
  return move.ok ? ok() : move;
}

/** Several keys at once: all of them, or VALIDATION with every bad one. */
export function allKeys(keys: readonly Result<string>[]): Result<string[]> {
  const fields = keys.flatMap((key) => (key.ok ? [] : (key.failure.fields ?? [])));
  return fields.length > 0 ? fail(invalid(fields)) : all(keys);
}
