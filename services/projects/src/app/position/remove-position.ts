import type { Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Position } from "#domain/position/position.ts";
import { changed } from "#domain/project/project.ts";
import {
  allKeys,
  checkEdit,
  lockForChange,
  positionId,
  producerAndProject,
  projectId,
} from "#app/open-project.ts";
import type { Deps } from "#app/ports.ts";
import { transactionWithCalls, type UpstreamCall } from "#app/transaction-with-calls.ts";

/**
 * Removes a position for which nobody submitted; casting is asked first and refuses with CONFLICT HAS_SUBMISSIONS.
 * Removing it again is a success.
 */
export async function removePosition(
  deps: Deps,
  actor: Actor,
  input: { readonly projectKey: string; readonly key: string },
): Promise<Result<void>> {
  const known = producerAndProject(actor, { value: input.projectKey, path: "pK" });
  if (!known.ok && known.failure.code !== "VALIDATION") return known;
  const keys = allKeys([projectId(input.projectKey, "pK"), positionId(input.key, "sK")]);
  if (!keys.ok) return keys;
  const [inProject = "", id = ""] = keys.value;
  return transactionWithCalls(deps, async (unit, requireCall) => {
    const project = await lockForChange(unit, actor, inProject);
    if (!project.ok) return project;
    const found = await unit.lockPosition(inProject, id);
    if (!found) return fail(notFound("position"));
    if (found.isRemoved) return ok();
    const editable = checkEdit(deps, project.value, []);
    if (!editable.ok) return editable;
    if (project.value.approvedAt !== null) {
      const agreed = requireCall(removalOf(deps, inProject, found.position));
      if (!agreed.ok) return agreed;
    }
    await unit.removePosition(id, deps.clock());
    await unit.saveProject(changed(project.value, {}));
    const version = found.position.version + 1;
    const { companyId } = project.value;
    await unit.addEvents(actor, [
      { kind: "PositionRemoved", projectId: inProject, positionId: id, companyId, version },
    ]);
    return ok();
  });
}

/** Casting takes no submission from then on; it does again when the position is still there afterwards. */
function removalOf(deps: Deps, projectId: string, { id, version }: Position): UpstreamCall {
  return {
    key: `remove ${id} ${version}`,
    send: () => deps.casting.removePosition(id),
    undo: async () => {
      const positions = await deps.reads.positionsOfProjects([projectId]);
      return positions.some((position) => position.id === id) ? deps.casting.restorePosition(id) : ok();
    },
  };
}
