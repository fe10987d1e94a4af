import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { limitReached, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { checkEdit, lockForChange } from "#app/open-project.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { readDetails, type Sent } from "@callboard/kit/form/field.ts";
import { PRODUCERS } from "#domain/policy.ts";
import { changed, type Project } from "#domain/project/project.ts";
import {
  BLANK_FILMING_DATE,
  FILMING_DATE_FIELDS,
  filmingDateOf,
  type FilmingDate,
} from "#domain/schedule/schedule.ts";

export interface SaveFilmingDate {
  readonly projectId: string;
  /** The date to change; null adds one. */
  readonly filmingDateId: string | null;
  readonly sent: Sent;
  readonly clientKey: string | null;
}

/** Adds or changes a filming date; on an approved project, this marks the project for review. */
export const saveFilmingDate = forMembers<Deps, SaveFilmingDate, FilmingDate>(
  PRODUCERS,
  (deps, member, input) =>
    deps.transaction(async (unit) => {
      const project = await lockForChange(unit, member, input.projectId);
      if (!project.ok) return project;
      const call = { actor: member, operation: "saveFilmingDate", key: input.clientKey, body: input };
      const saved = await unit.once(call, () => save(deps, unit, member, { project: project.value, input }));
      if (!saved.ok) return saved;
      const dates = await unit.filmingDates([input.projectId]);
      const date = dates.find((candidate) => candidate.id === saved.value);
      return date ? ok(date) : fail(notFound("filming date"));
    }),
);

async function save(
  deps: Deps,
  unit: UnitOfWork,
  member: Member,
  { project, input }: { readonly project: Project; readonly input: SaveFilmingDate },
): Promise<Result<string>> {
  const dates = await unit.filmingDates([project.id]);
  const before = dates.find((date) => date.id === input.filmingDateId);
  if (input.filmingDateId !== null && !before) return fail(notFound("filming date"));
  const current = before ?? BLANK_FILMING_DATE;
  const { details, failures } = readDetails(FILMING_DATE_FIELDS, current, input.sent, "filmingDate");
  const editable = checkEdit(deps, project, failures);
  if (!editable.ok) return editable;
  const after = filmingDateOf(details, { id: before?.id ?? deps.newId(), projectId: project.id });
  if (before && sameDate(before, after)) return ok(before.id);
  if (!before && dates.length >= LIMITS.filmingDatesPerProject)
    return fail(limitReached("FILMING_DATES_PER_PROJECT", LIMITS.filmingDatesPerProject));
  await unit.saveFilmingDates([after]);
  const isLive = project.status === "Approved";
  const saved = changed(project, { changedSinceApproval: project.changedSinceApproval || isLive });
  await unit.saveProject(saved);
  await unit.addEvents(member, [
    {
      kind: "ScheduleChanged",
      projectId: project.id,
      companyId: project.companyId,
      version: saved.version,
      slotIds: [],
      filmingDateIds: [after.id],
      movedSlotIds: [],
    },
  ]);
  return ok(after.id);
}

function sameDate(a: FilmingDate, b: FilmingDate): boolean {
  return a.date === b.date && a.time === b.time && a.zone === b.zone;
}
