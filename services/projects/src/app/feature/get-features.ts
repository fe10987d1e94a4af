import { hasRole, requireMember, type Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Deps } from "#app/ports.ts";
import { isShown, type Feature } from "#domain/feature/feature.ts";
import { ADMINS, MEMBERS } from "#domain/policy.ts";
import { isOpenToAll } from "#domain/project/project.ts";

/** Features for everyone, latest first; admins also see those outside their dates and of hidden projects. */
export async function getFeatures(deps: Deps, actor: Actor): Promise<Result<readonly Feature[]>> {
  const reader = checkReader(actor);
  if (!reader.ok) return reader;
  return ok(await deps.reads.featureList(isEditor(actor) ? null : deps.now()));
}

/** A single feature, with the same rules. */
export async function getFeature(
  deps: Deps,
  actor: Actor,
  input: Result<{ readonly featureId: string }>,
): Promise<Result<Feature>> {
  const reader = checkReader(actor);
  if (!reader.ok) return reader;
  if (!input.ok) return input;
  const [feature] = await deps.reads.features([input.value.featureId]);
  if (!feature || !(await isReadable(deps, actor, feature))) return fail(notFound("feature"));
  return ok(feature);
}

async function isReadable(deps: Deps, actor: Actor, feature: Feature): Promise<boolean> {
  if (isEditor(actor)) return true;
  if (!isShown(feature, deps.now())) return false;
  if (feature.projectId === null) return true;
  const [project] = await deps.reads.projects([feature.projectId]);
  return project?.status === "Approved" && isOpenToAll(project);
}

/** Whether the caller may edit features. */
export function isEditor(actor: Actor): boolean {
  return actor.kind === "member" && hasRole(actor, ...ADMINS);
}

/** Guests may read; suspended and unregistered accounts may not. */
function checkReader(actor: Actor): Result<void> {
  if (actor.kind === "guest") return ok();
  const member = requireMember(actor, MEMBERS);
  return member.ok ? ok() : member;
}
