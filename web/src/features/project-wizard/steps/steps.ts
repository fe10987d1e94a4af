/** The wizard's steps in order. The first five are saved; the last one reviews and submits them. */
export const STEPS = ["info", "contact", "additional", "location", "positions", "review"] as const;
export type Step = (typeof STEPS)[number];

/** Steps that are a form, with the name of their mutation's argument. */
const ARGUMENTS = {
  info: "projectInfo",
  contact: "contactInfo",
  additional: "additionalInformation",
  location: "locationInformation",
  positions: "positionInfo",
} as const;

/** The step after the last one that was saved. */
export function firstOpenStep(lastCompleted: number): Step {
  return STEPS[Math.max(0, Math.min(lastCompleted, STEPS.length - 1))] ?? "info";
}

/**
 * The step to show: the one in the address, else the first open one. A project that does not exist yet begins at the
 * first.
 */
export function shownStep(requested: string, project: { readonly lastCompleted: number } | null): Step {
  if (project === null) return "info";
  return STEPS.find((step) => step === requested) ?? firstOpenStep(project.lastCompleted);
}

export function stepAfter(step: Step): Step {
  return STEPS[Math.min(STEPS.indexOf(step) + 1, STEPS.length - 1)] ?? "review";
}

export function stepBefore(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}

/** Fields of a whole project that belong to steps after the first. */
const LATER_FIELDS: Readonly<Partial<Record<Step, readonly string[]>>> = {
  contact: ["ContactInformation", "CastingDirName", "CastingDirPhone", "CastingDirEmail"],
  additional: ["AdditionalInformation", "Skills"],
  location: [
    "Location",
    "LocationCity",
    "LocationState",
    "FilmingAddress",
    "FilmingType",
    "FilmingBeginDate",
    "FilmingEndDate",
    "FilmingDates",
  ],
  positions: ["Positions"],
};

/** Where a refused field can be edited. */
export type FieldPlace = {
  readonly step: Step;
  /** Name of the field; null if the step as a whole is refused. */
  readonly field: string | null;
  /** Index of the position within the project; null for fields outside of positions. */
  readonly position: number | null;
};

/**
 * Finds the step and field of a failure's path: `contactInfo.CastingDirName` is on the second step,
 * `positionInfo.0.RoleType` in the first position. A project submitted as a whole has the fields of all steps:
 * `project.CastingDirName`.
 */
export function placeOfPath(path: string): FieldPlace {
  const [argument = "", ...names] = path.split(".");
  const named = Object.entries(ARGUMENTS).find(([, name]) => name === argument)?.[0];
  const later = STEPS.find((one) => LATER_FIELDS[one]?.includes(names[0] ?? ""));
  const step = STEPS.find((one) => one === named) ?? later ?? "info";
  const place = names.find((name) => /^\d+$/.test(name));
  if (step !== "positions") return { step, field: names[0] ?? null, position: null };
  const field = names.filter((name) => name !== place && name !== "Positions")[0] ?? null;
  return { step, field, position: place === undefined ? null : Number(place) };
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
 * Whether a step was saved with all that it requires. The last completed step does not tell: it is the highest one
 * that was saved, and earlier ones may have been skipped.
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
