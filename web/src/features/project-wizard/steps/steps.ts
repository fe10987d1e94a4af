/** The wizard's steps in order. The first five are saved; the last looks at them and submits. */
export const STEPS = ["info", "contact", "additional", "location", "positions", "review"] as const;
export type Step = (typeof STEPS)[number];

/** Steps that are one form, by the name of the argument that takes it. */
export const ARGUMENTS = {
  info: "projectInfo",
  contact: "contactInfo",
  additional: "additionalInformation",
  location: "locationInformation",
  positions: "positionInfo",
} as const;
export type FormStep = keyof typeof ARGUMENTS;

/** The step after the last one that was saved. */
export function firstOpenStep(lastCompleted: number): Step {
  return STEPS[Math.max(0, Math.min(lastCompleted, STEPS.length - 1))] ?? "info";
}

/** The step that shows: the one in the address, else where the work goes on. A project that is not there yet begins. */
export function shownStep(asked: string, project: { readonly lastCompleted: number } | null): Step {
  if (project === null) return "info";
  return STEPS.find((step) => step === asked) ?? firstOpenStep(project.lastCompleted);
}

export function stepAfter(step: Step): Step {
  return STEPS[Math.min(STEPS.indexOf(step) + 1, STEPS.length - 1)] ?? "review";
}

export function stepBefore(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}

/** The step on which a refused field stands: `contactInfo.CastingDirName` is on the second. */
export function stepOfPath(path: string): Step {
  const argument = path.split(".")[0];
  const found = Object.entries(ARGUMENTS).find(([, name]) => name === argument);
  return STEPS.find((step) => step === found?.[0]) ?? "info";
}

type Saved = {
  readonly LastCompletedStep?: number | null;
  readonly CastingDirName?: string | null;
  readonly CastingDirEmail?: string | null;
  readonly LocationCity?: string | null;
  readonly FilmingType?: string | null;
  readonly FilmingBeginDate?: string | null;
  readonly Positions: readonly unknown[];
};

/**
 * Whether a step was saved with what it requires. The last completed step alone does not say so: it is the highest one
 * that was saved, and those before it may have been skipped.
 */
export function isStepDone(step: Step, project: Saved): boolean {
  if ((project.LastCompletedStep ?? 0) <= STEPS.indexOf(step)) return false;
  switch (step) {
    case "contact":
      return Boolean(project.CastingDirName && project.CastingDirEmail);
    case "location":
      return Boolean(project.LocationCity && project.FilmingType && project.FilmingBeginDate);
    case "positions":
      return project.Positions.length > 0;
    case "review":
      return false;
    default:
      return true;
  }
}
