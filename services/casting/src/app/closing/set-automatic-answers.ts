import { invalidField } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { needCompanyPosition } from "#app/lists/position-submissions.ts";
import { needCompanyProject } from "#app/lists/project-submissions.ts";
import type { Deps } from "#app/ports.ts";
import { COMPANY_ROLES } from "#domain/policy.ts";
import { noSuchPosition } from "#domain/position.ts";

interface Input {
  readonly projectId: string;
  /** Null means every position of the project. */
  readonly positionId: string | null;
  readonly on: boolean | null;
}

/**
 * Sets whether submissions still open a day after a position ended are passed on automatically or left to the
 * company. The same setting again changes nothing.
 */
export const setAutomaticAnswers = forMembers<Deps, Input, void>(
  COMPANY_ROLES,
  async (deps, member, { projectId, positionId, on }) => {
    const project = await needCompanyProject(deps, member, projectId);
    if (!project.ok) return project;
    if (positionId !== null) {
      const position = await needCompanyPosition(deps, member, positionId);
      if (!position.ok) return position;
      if (position.value.projectId !== projectId) return fail(noSuchPosition());
    }
    if (on === null) return fail(invalidField("answers.On", "REQUIRED", "answers.On is required."));
    return deps.transaction(async (unit) => {
      await unit.setAnswers({ projectId, positionId }, on);
      return ok();
    });
  },
);
