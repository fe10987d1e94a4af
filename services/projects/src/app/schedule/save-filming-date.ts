import { LIMITS } from "@callboard/catalog/limits.ts";
import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { limitReached, notFound } from "@callboard/kit/failure.ts";
import { newId } from "@callboard/kit/ids.ts";
import { parseKey } from "@callboard/kit/record-key.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { merge, type Changes } from "#domain/changes.ts";
import { changed, type Project } from "#domain/project/project.ts";
import {
  BLANK_FILMING_DATE,
  checkFilmingDate,
  filmingDateOf,
  type FilmingDate,
  type FilmingDateFields,
} from "#domain/schedule/schedule.ts";
import { checkEdit, lockForChange, producerAndProject } from "#app/open-project.ts";
import type { Deps, Unit } from "#app/ports.ts";

export interface SaveFilmingDate {
  readonly projectKey: string | null;
  /** Key of the date to change; null adds one. */
  readonly key: string | null;
  readonly changes: Changes<FilmingDateFields>;
  readonly clientKey: string | null;
}

/** Adds or changes a day of filming; on an approved project that marks the project for the admins. */
export async function saveFilmingDate(
  deps: Deps,
  actor: Actor,
  input: SaveFilmingDate,
): Promise<Result<FilmingDate>> {
  const known = producerAndProject(actor, { value: input.projectKey ?? "", path: "filmingDate.PK" });
  if (!known.ok) return known;
  const id = input.key === null ? ok(null) : parseKey(KEY_PREFIXES.filmingDate, input.key, "filmingDate.SK");
  if (!id.ok) return id;
  const projectId = known.value.id;
  return deps.transaction(async (unit) => {
    const project = await lockForChange(unit, actor, projectId);
    if (!project.ok) return project;
    const call = { actor, operation: "saveFilmingDate", key: input.clientKey, body: input };
    const saved = await unit.once(call, () =>
      save(deps, unit, actor, { project: project.value, id: id.value, input }),
    );
    if (!saved.ok) return saved;
    const dates = await unit.filmingDates([projectId]);
    const date = dates.find((candidate) => candidate.id === saved.value);
    return date ? ok(date) : fail(notFound("filming date"));
  });
}

async function save(
  deps: Deps,
  unit: Unit,
  actor: Actor,
  {
    project,
    id,
    input,
  }: { readonly project: Project; readonly id: string | null; readonly input: SaveFilmingDate },
): Promise<Result<string>> {
  const dates = await unit.filmingDates([project.id]);
  const before = dates.find((date) => date.id === id);
  if (id !== null && !before) return fail(notFound("filming date"));
  const fields = merge<FilmingDateFields>(before ?? BLANK_FILMING_DATE, input.changes, BLANK_FILMING_DATE);
  const editable = checkEdit(deps, project, checkFilmingDate(fields, "filmingDate"));
  if (!editable.ok) return editable;
  const after = filmingDateOf(fields, { id: before?.id ?? newId(), projectId: project.id });
  if (before && sameDate(before, after)) return ok(before.id);
  if (!before && dates.length >= LIMITS.filmingDatesPerProject)
    return fail(limitReached("FILMING_DATES_PER_PROJECT", LIMITS.filmingDatesPerProject));
  await unit.saveFilmingDates([after]);
  const isLive = project.status === "Approved";
  const saved = changed(project, { changedSinceApproval: project.changedSinceApproval || isLive });
  await unit.saveProject(saved);
  await unit.addEvents(actor, [
    {
      kind: "ScheduleChanged",
      projectId: project.id,
      companyId: project.companyId,
      version: saved.version,
      slotIds: [],
      filmingDateIds: [after.id],
    },
  ]);
  return ok(after.id);
}

function sameDate(a: FilmingDate, b: FilmingDate): boolean {
  return a.date === b.date && a.time === b.time && a.zone === b.zone;
}
