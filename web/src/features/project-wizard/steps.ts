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
