import { ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps } from "#app/ports.ts";
import { seeProject, relationsOf } from "#app/see-projects.ts";
import { MEMBERS } from "#domain/policy.ts";

/**
 * Document ids, for the company and for talent with a confirmed audition; empty for others who may open the project.
 */
export const getDocuments = forMembers<Deps, { readonly projectId: string }, readonly string[]>(
  MEMBERS,
  async (deps, member, { projectId }) => {
    const seen = await seeProject(deps, member, projectId);
    if (!seen.ok) return seen;
    const { project, view } = seen.value;
    if (view === "owner") return ok(project.supportingDocIds);
    const relations = await relationsOf(deps, member, [projectId]);
    if (!relations.ok) return relations;
    return ok(relations.value.get(projectId)?.confirmed === true ? project.supportingDocIds : []);
  },
);
