import { writeDetails } from "@callboard/kit/form/field.ts";
import { POSITION_FIELDS, positionDetailsOf } from "#domain/position/fields.ts";
import type { Position } from "#domain/position/position.ts";
import type { FilmingDate } from "#domain/schedule/schedule.ts";
import { detailsOf, PROJECT_FIELDS } from "./fields.ts";
import type { Project } from "./project.ts";

/** Values by wire name. */
type Values = Readonly<Record<string, unknown>>;

/** A project as an admin saw it when deciding. Stored as JSON. */
export interface Snapshot {
  readonly project: Values;
  readonly positions: readonly { readonly id: string; readonly fields: Values }[];
}

/** A changed field; null for a value that was or is empty. */
export interface FieldChange {
  /** The position; null for the project itself. */
  readonly positionId: string | null;
  readonly positionName: string | null;
  /** Wire name of the field; Position if a whole position was added or removed. */
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What an admin's decision is based on: every field of the project, its filming dates and its positions. */
export function snapshotOf(
  project: Project,
  positions: readonly Position[],
  dates: readonly FilmingDate[],
): Snapshot {
  const filmingDates = dates.map(({ date, time, zone }) => [date, time, zone].filter(Boolean).join(" "));
  return {
    project: { ...writeDetails(PROJECT_FIELDS, detailsOf(project)), FilmingDates: filmingDates },
    positions: positions.map((position) => ({
      id: position.id,
      fields: writeDetails(POSITION_FIELDS, positionDetailsOf(position)),
    })),
  };
}

/** The changed fields: those of the project first, then those of its positions in order. */
export function differences(before: Snapshot, after: Snapshot): FieldChange[] {
  const old = new Map(before.positions.map((position) => [position.id, position.fields]));
  const left = new Set(after.positions.map(({ id }) => id));
  return [
    ...compare(before.project, after.project, { positionId: null, positionName: null }),
    ...after.positions.flatMap(({ id, fields }) => {
      const about = { positionId: id, positionName: nameOf(fields) };
      const known = old.get(id);
      if (known) return compare(known, fields, about);
      return [{ ...about, field: "Position", before: null, after: nameOf(fields) }];
    }),
    ...before.positions.flatMap(({ id, fields }) => {
      const about = { positionId: id, positionName: nameOf(fields) };
      return left.has(id) ? [] : [{ ...about, field: "Position", before: nameOf(fields), after: null }];
    }),
  ];
}

function nameOf(fields: Values): string | null {
  return textOf(fields["PositionName"]);
}

/** A field missing from one of the snapshots counts as empty. */
function compare(
  before: Values,
  after: Values,
  about: Pick<FieldChange, "positionId" | "positionName">,
): FieldChange[] {
  return Object.keys(after).flatMap((field) => {
    const change = { ...about, field, before: textOf(before[field]), after: textOf(after[field]) };
    return change.before === change.after ? [] : [change];
  });
}

/** A readable text of a value: the entries of a list or the parts of an address, joined. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(textOf).join(", ") : null;
  if (typeof value === "object") return textOf(Object.values(value).filter((part) => part !== null));
  return String(value);
}
