import { ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { lockForChange } from "#app/open-project.ts";
import type { Deps } from "#app/ports.ts";
import { PRODUCERS } from "#domain/policy.ts";
import { moveProject } from "#domain/project/project-status.ts";
import { changed, type Project } from "#domain/project/project.ts";

/** Withdraws a pending project from review, so that it can be changed. A draft is unchanged. */
export const withdrawProject = forMembers<Deps, { readonly projectId: string }, Project>(
  PRODUCERS,
  (deps, member, input) =>
    deps.transaction(async (unit) => {
      const project = await lockForChange(unit, member, input.projectId);
      if (!project.ok) return project;
      const move = moveProject(project.value, "withdraw", deps.now());
      if (!move.ok) return move;
      if (project.value.status === move.value) return project;
      const saved = changed(project.value, { status: move.value });
      await unit.saveProject(saved);
      const { id: projectId, companyId, version } = saved;
      await unit.addEvents(member, [{ kind: "ProjectWithdrawn", projectId, companyId, version }]);
      return ok(saved);
    }),
);
