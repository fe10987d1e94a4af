import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { checkEdit, lockForChange } from "#app/open-project.ts";
import type { Deps } from "#app/ports.ts";
import { transactionWithCalls, type UpstreamCall } from "#app/transaction-with-calls.ts";
import { PRODUCERS } from "#domain/policy.ts";
import type { Position } from "#domain/position/position.ts";
import { changed } from "#domain/project/project.ts";

export interface RemovePosition {
  readonly projectId: string;
  readonly positionId: string;
}

/**
 * Removes a position for which nobody submitted; casting decides first and refuses with CONFLICT HAS_SUBMISSIONS.
 * Removing it again is a success.
 */
export const removePosition = forMembers<Deps, RemovePosition, void>(
  PRODUCERS,
  (deps, member, { projectId, positionId }) =>
    transactionWithCalls(deps, async (unit, requireCall) => {
      const project = await lockForChange(unit, member, projectId);
      if (!project.ok) return project;
      const found = await unit.lockPosition(projectId, positionId);
      if (!found) return fail(notFound("position"));
      if (found.isRemoved) return ok();
      const editable = checkEdit(deps, project.value, []);
      if (!editable.ok) return editable;
      if (project.value.approvedAt !== null) {
        const agreed = requireCall(removalOf(deps, projectId, found.position));
        if (!agreed.ok) return agreed;
      }
      await unit.removePosition(positionId, deps.now());
      await unit.saveProject(changed(project.value, {}));
      const version = found.position.version + 1;
      const { companyId } = project.value;
      await unit.addEvents(member, [{ kind: "PositionRemoved", projectId, positionId, companyId, version }]);
      return ok();
    }),
);

/** Casting takes no submission from then on; it does again when the position is still there afterwards. */
function removalOf(deps: Deps, projectId: string, { id, version }: Position): UpstreamCall {
  return {
    key: `remove ${id} ${version}`,
    send: () => deps.upstreams.casting.removePosition(id),
    undo: async () => {
      const positions = await deps.reads.positionsOfProjects([projectId]);
      return positions.some((position) => position.id === id)
        ? deps.upstreams.casting.restorePosition(id)
        : ok();
    },
  };
}
