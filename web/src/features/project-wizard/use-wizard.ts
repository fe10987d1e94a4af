import { useNavigate } from "react-router-dom";
import type { Wizard_ProjectFragment } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { stepAfter, stepBefore } from "./steps/steps.ts";
import type { Step } from "./steps/steps.ts";

export type Project = Wizard_ProjectFragment;

/** What every step knows: the project (null before it is created) and the ways between steps. */
export type Wizard = {
  readonly project: Project | null;
  readonly refetch: () => Promise<unknown>;
  /** Shows the step afresh, with what the server has. */
  readonly remount: () => void;
};

/** The address of a step. */
export function stepLink(projectKey: string, step: Step): string {
  return linkTo(paths.createProject, { id: projectKey }, { step });
}

/** Name under which a step's unsaved fields are kept. */
export function draftName(project: Pick<Project, "PK"> | null, step: string): string {
  return `project.${project ? idOf(project.PK) : "new"}.${step}`;
}

/** What the frame of a step's form needs. */
export function useStepWays({ project, refetch, remount }: Wizard, step: Step) {
  const navigate = useNavigate();
  const before = stepBefore(step);
  return {
    draft: draftName(project, step),
    back: project && before ? stepLink(project.PK, before) : null,
    onStale: refetch,
    onLoadNewer: remount,
    /** Where a saved step leads: on to the next one, or to its own address when the project was just created. */
    after: (key: string) => ({
      draft: draftName({ PK: key }, step),
      goOn: () => void navigate(stepLink(key, stepAfter(step))),
      stay: () => {
        if (project === null) void navigate(stepLink(key, step), { replace: true });
      },
    }),
  };
}

/** Whether a step was saved before: the first time and later ones are two operations. */
export function wasSaved(project: Project, step: number): boolean {
  return (project.Data.LastCompletedStep ?? 0) >= step;
}
