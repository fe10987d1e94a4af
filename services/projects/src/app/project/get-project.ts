import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { MEMBERS } from "#domain/policy.ts";
import { projectId } from "#app/open-project.ts";
import type { Deps } from "#app/ports.ts";
import { seeOne, type SeenProject } from "#app/see-projects.ts";

/**
 * A project as the caller may see it; guests see the gallery of approved public ones. A member from outside of the
 * company counts as a viewer, once on each day (UTC).
 */
export async function getProject(
  deps: Deps,
  actor: Actor,
  input: { readonly key: string },
): Promise<Result<SeenProject>> {
  if (actor.kind !== "guest") {
    const member = requireMember(actor, MEMBERS);
    if (!member.ok) return member;
  }
  const id = projectId(input.key, "id");
  if (!id.ok) return id;
  const seen = await seeOne(deps, actor, id.value);
  if (seen.ok && seen.value.view === "viewer" && actor.kind === "member")
    await countView(deps, actor.userId, seen.value);
  return seen;
}

async function countView(deps: Deps, viewerId: string, { project }: SeenProject): Promise<void> {
  const day = deps.clock().toISOString().slice(0, 10);
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
