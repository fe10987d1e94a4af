import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import { newId } from "@callboard/kit/ids.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Project } from "#domain/project/project.ts";
import {
  checkFilmingDate,
  filmingDateOf,
  type FilmingDate,
  type FilmingDateFields,
} from "#domain/schedule/schedule.ts";
import type { Deps, Unit } from "#app/ports.ts";
import { saveStep, type StepExtension, type StepInput } from "./save-step.ts";

const PATH = "locationInformation.FilmingDates";

/** The fourth step, with the days of filming where they were sent: they replace the list. */
export interface LocationInput extends StepInput {
  readonly filmingDates: readonly FilmingDateFields[] | null;
}

export function saveLocation(deps: Deps, actor: Actor, input: LocationInput): Promise<Result<Project>> {
  const dates = input.filmingDates;
  return saveStep(deps, actor, input, dates === null ? undefined : filmingDates(dates));
}

function filmingDates(dates: readonly FilmingDateFields[]): StepExtension {
  return {
    check: () => checkAll(dates),
    async write(unit, project) {
      const before = await unit.filmingDates([project.id]);
      if (isSameList(before, dates)) return [];
      await replace(unit, project.id, dates);
      return ["filmingDates"];
    },
  };
}

function checkAll(dates: readonly FilmingDateFields[]): FieldFailure[] {
  const most = LIMITS.filmingDatesPerProject;
  if (dates.length > most)
    return [{ path: PATH, rule: "TOO_MANY", message: `A project has at most ${most} filming dates.` }];
  return dates.flatMap((date, index) => checkFilmingDate(date, `${PATH}.${index}`));
}

function isSameList(before: readonly FilmingDate[], after: readonly FilmingDateFields[]): boolean {
  const shape = (dates: readonly FilmingDateFields[]): string =>
    JSON.stringify(dates.map(({ date, time, zone }) => [date, time, zone]).sort());
  return shape(before) === shape(after);
}

function replace(unit: Unit, projectId: string, dates: readonly FilmingDateFields[]): Promise<void> {
  return unit.replaceFilmingDates(
    projectId,
    dates.map((date) => filmingDateOf(date, { id: newId(), projectId })),
  );
}
