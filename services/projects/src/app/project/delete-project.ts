import { conflict, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps } from "#app/ports.ts";
import { transactionWithCalls, type UpstreamCall } from "#app/transaction-with-calls.ts";
import { mayChange, PRODUCERS } from "#domain/policy.ts";
import { isRestorable, moveProject } from "#domain/project/project-status.ts";
import type { Position } from "#domain/position/position.ts";
import { changed, type Project } from "#domain/project/project.ts";

/**
 * Deletes a draft or denied project without submissions (CONFLICT HAS_SUBMISSIONS). No one can see it from then on;
 * it can be restored for 30 days. Deleting it again succeeds for anyone who may delete it.
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
        const agreed = requireCall(removalOf(deps, project, positions));
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

/** Casting stops taking submissions, and resumes if the project was not deleted after all. */
function removalOf(deps: Deps, { id, version }: Project, positions: readonly Position[]): UpstreamCall {
  const { casting } = deps.upstreams;
  const consentId = deps.newId();
  const ids = positions.map((position) => position.id);
  return {
    key: `delete ${id} ${version}`,
    send: async () => {
      const requested = positions.map((position) => ({
        id: position.id,
        version: position.version + 1,
        consentId,
      }));
      const removed = await casting.removePositions(requested);
      const refused = [...removed.values()].find((result) => !result.ok);
      if (!refused) return ok();
      await casting.withdrawConsent(
        consentId,
        ids.filter((one) => removed.get(one)?.ok),
      );
      return refused;
    },
    undo: async () =>
      (await deps.reads.projects([id])).length > 0 ? casting.withdrawConsent(consentId, ids) : ok(),
  };
}

/**
 * Restores a project deleted at most 30 days ago to its previous state. A project that is not deleted is unchanged.
 */
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

/** Casting takes submissions for the positions again. Idempotent, so it is repeated if casting did not respond. */
async function openAgain(deps: Deps, projectId: string): Promise<Result<void>> {
  const positions = await deps.reads.positionsOfProjects([projectId]);
  return deps.upstreams.casting.restorePositions(positions.map(({ id }) => id));
}
