import { useNavigate } from "react-router-dom";
import type { Wizard_ProjectFragment } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { stepAfter, stepBefore } from "./steps/steps.ts";
import type { Step } from "./steps/steps.ts";

export type Project = Wizard_ProjectFragment;

/** Shared by all steps: the project (null before it is created), and ways to reload it. */
export type Wizard = {
  readonly project: Project | null;
  readonly refetch: () => Promise<unknown>;
  /** Remounts the step with the server's data. */
  readonly remount: () => void;
  /** Opens the preview; null where it is beside the form. */
  readonly openPreview: (() => void) | null;
};

/** The address of a step. */
export function stepLink(projectKey: string, step: Step): string {
  return linkTo(paths.createProject, { id: projectKey }, { step });
}

/** Name of a step's draft. */
export function draftName(project: Pick<Project, "PK"> | null, step: string): string {
  return `project.${project ? idOf(project.PK) : "new"}.${step}`;
}

/** The props of a step's form that depend on its place in the wizard. */
export function useStepWays({ project, refetch, remount, openPreview }: Wizard, step: Step) {
  const navigate = useNavigate();
  const before = stepBefore(step);
  return {
    draft: draftName(project, step),
    back: project && before ? stepLink(project.PK, before) : null,
    onStale: refetch,
    onLoadNewer: remount,
    onPreview: openPreview,
    /** Where to go after a save: to the next step, or to the step's own address if the project was just created. */
    after: (key: string) => ({
      draft: draftName({ PK: key }, step),
      goOn: () => void navigate(stepLink(key, stepAfter(step))),
      stay: () => {
        if (project === null) void navigate(stepLink(key, step), { replace: true });
      },
    }),
  };
}

/** Whether a step was saved before: the first save and later ones are different mutations. */
export function wasSaved(project: Project, step: number): boolean {
  return (project.Data.LastCompletedStep ?? 0) >= step;
}
