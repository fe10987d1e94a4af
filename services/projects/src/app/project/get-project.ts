import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import type { Deps } from "#app/ports.ts";
import { seeProject, type SeenProject } from "#app/see-projects.ts";
import { MEMBERS } from "#domain/policy.ts";

/**
 * A project as the caller may see it; guests see the gallery view of approved public ones. A member from outside the
 * company counts as a viewer, once per day (UTC).
 */
export async function getProject(
  deps: Deps,
  actor: Actor,
  input: Result<{ readonly projectId: string }>,
): Promise<Result<SeenProject>> {
  if (actor.kind !== "guest") {
    const member = requireMember(actor, MEMBERS);
    if (!member.ok) return member;
  }
  if (!input.ok) return input;
  const seen = await seeProject(deps, actor, input.value.projectId);
  if (seen.ok && seen.value.view === "viewer" && actor.kind === "member")
    await countView(deps, actor.userId, seen.value);
  return seen;
}

async function countView(deps: Deps, viewerId: string, { project }: SeenProject): Promise<void> {
  const day = deps.now().toISOString().slice(0, 10);
  const actor = { kind: "system", service: "projects" } as const;
  await deps.transaction(async (unit) => {
    if (!(await unit.countView(project.id, viewerId, day))) return ok();
    const event = {
      kind: "ProjectViewed",
      projectId: project.id,
      viewerId,
      version: project.version,
    } as const;
    await unit.addEvents(actor, [event]);
    return ok();
  });
}
