import { conflict, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps } from "#app/ports.ts";
import { transactionWithCalls, type UpstreamCall } from "#app/transaction-with-calls.ts";
import { mayChange, PRODUCERS } from "#domain/policy.ts";
import { isRestorable, moveProject } from "#domain/project/project-status.ts";
import { changed, type Project } from "#domain/project/project.ts";

/**
 * Deletes a draft or a denied project to which nobody has submitted (CONFLICT HAS_SUBMISSIONS): it is unknown to
 * everybody from then on, and can be restored for 30 days. Deleting it again is a success for whoever could.
 */
export const deleteProject = forMembers<Deps, { readonly projectId: string }, void>(
  PRODUCERS,
  (deps, member, { projectId }) =>
    transactionWithCalls(deps, async (unit, requireCall) => {
      const found = mayChange(member, await unit.lockProjectOrDeleted(projectId));
      if (!found.ok) return found;
      const project = found.value;
      if (project.deletedAt !== null) return ok();
      const now = deps.now();
      const move = moveProject(project, "delete", now);
      if (!move.ok) return move;
      if (project.submissions > 0) return fail(hasSubmissions());
      if (project.approvedAt !== null) {
        const positions = await unit.positionsOfProjects([projectId]);
        const ids = positions.map(({ id }) => id);
        const agreed = requireCall(removalOf(deps, project, ids));
        if (!agreed.ok) return agreed;
      }
      const saved = changed(project, { deletedAt: now });
      await unit.saveProject(saved);
      const { companyId, version } = saved;
      const features = await unit.removeFeaturesOf([projectId], now);
      await unit.addEvents(member, [{ kind: "ProjectDeleted", projectId, companyId, version }, ...features]);
      return ok();
    }),
);

function hasSubmissions() {
  const message = "You can't delete this project because people have submitted to it.";
  return conflict("HAS_SUBMISSIONS", message);
}

/** Casting takes no submissions from then on; it does again when the project is still there afterwards. */
function removalOf(deps: Deps, { id, version }: Project, positionIds: readonly string[]): UpstreamCall {
  const restore = (ids: readonly string[]) => deps.upstreams.casting.restorePositions(ids);
  return {
    key: `delete ${id} ${version}`,
    send: async () => {
      const removed = await deps.upstreams.casting.removePositions(positionIds);
      const refused = [...removed.values()].find((result) => !result.ok);
      if (!refused) return ok();
      await restore(positionIds.filter((positionId) => removed.get(positionId)?.ok));
      return refused;
    },
    undo: async () => ((await deps.reads.projects([id])).length > 0 ? restore(positionIds) : ok()),
  };
}

/** Brings a project back that was deleted at most 30 days ago, as it was. One that is there stays as it is. */
export const restoreProject = forMembers<Deps, { readonly projectId: string }, Project>(
  PRODUCERS,
  async (deps, member, { projectId }) => {
    const found = await deps.transaction(async (unit) => {
      const project = mayChange(member, await unit.lockProjectOrDeleted(projectId));
      if (!project.ok || project.value.deletedAt === null) return project;
      if (!isRestorable(project.value.deletedAt, deps.now())) return fail(notFound("project"));
      const saved = changed(project.value, { deletedAt: null });
      await unit.saveProject(saved);
      const { companyId, version } = saved;
      await unit.addEvents(member, [{ kind: "ProjectRestored", projectId, companyId, version }]);
      return ok(saved);
    });
    if (!found.ok || found.value.approvedAt === null) return found;
    const opened = await openAgain(deps, projectId);
    return opened.ok ? found : opened;
  },
);

/** Casting takes submissions for the positions again. Asked again where it did not answer: restoring twice does no harm. */
async function openAgain(deps: Deps, projectId: string): Promise<Result<void>> {
  const positions = await deps.reads.positionsOfProjects([projectId]);
  return deps.upstreams.casting.restorePositions(positions.map(({ id }) => id));
}
