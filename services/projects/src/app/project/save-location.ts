import { LIMITS } from "@callboard/catalog/limits.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { readDetails, type Sent } from "@callboard/kit/form/field.ts";
import { PRODUCERS } from "#domain/policy.ts";
import type { Project } from "#domain/project/project.ts";
import {
  BLANK_FILMING_DATE,
  FILMING_DATE_FIELDS,
  filmingDateOf,
  type FilmingDate,
  type FilmingDateFields,
} from "#domain/schedule/schedule.ts";
import { NOTHING_ELSE, writeStep, type StepExtension, type StepInput } from "./save-step.ts";

const PATH = "locationInformation.FilmingDates";

/** The fourth step, with filming dates that replace the list if they were sent. */
export interface LocationInput extends Omit<StepInput, "step"> {
  readonly filmingDates: readonly Sent[] | null;
}

export const saveLocation = forMembers<Deps, LocationInput, Project>(PRODUCERS, (deps, member, input) =>
  writeStep(
    deps,
    member,
    { ...input, step: "locationInformation" },
    input.filmingDates === null ? NOTHING_ELSE : filmingDatesOf(deps, input.filmingDates, PATH),
  ),
);

/** Filming dates that replace a project's list; `path` is where they were sent. */
export function filmingDatesOf(deps: Deps, sent: readonly Sent[], path: string): StepExtension {
  const read = sent.map((date, index) =>
    readDetails(FILMING_DATE_FIELDS, BLANK_FILMING_DATE, date, `${path}.${index}`),
  );
  const dates = read.map(({ details }) => details);
  return {
    check: () => [...checkLength(dates, path), ...read.flatMap(({ failures }) => failures)],
    async write(unit, project) {
      const before = await unit.filmingDates([project.id]);
      if (isSameList(before, dates)) return [];
      await replace(deps, unit, project.id, dates);
      return ["filmingDates"];
    },
  };
}

function checkLength(dates: readonly FilmingDateFields[], path: string): FieldFailure[] {
  const max = LIMITS.filmingDatesPerProject;
  if (dates.length <= max) return [];
  return [{ path, rule: "TOO_MANY", message: `A project can have at most ${max} filming dates.` }];
}

function isSameList(before: readonly FilmingDate[], after: readonly FilmingDateFields[]): boolean {
  const shape = (dates: readonly FilmingDateFields[]): string =>
    JSON.stringify(dates.map(({ date, time, zone }) => [date, time, zone]).sort());
  return shape(before) === shape(after);
}

function replace(
  deps: Deps,
  unit: UnitOfWork,
  projectId: string,
  dates: readonly FilmingDateFields[],
): Promise<void> {
  return unit.replaceFilmingDates(
    projectId,
    dates.map((date) => filmingDateOf(date, { id: deps.newId(), projectId })),
  );
}
