import { LIMITS } from "@callboard/catalog/limits.ts";
import { day, httpsUrl, timeOfDay, timeZone } from "@callboard/kit/fields.ts";
import { z } from "zod";
import { blankOf, line, plain, required, text, type Details } from "@callboard/kit/form/field.ts";
import { instantOf } from "./zoned-time.ts";

/** A filming date: `date` and `time` are local to `zone`. */
export interface FilmingDate {
  readonly id: string;
  readonly projectId: string;
  readonly date: string;
  readonly time: string | null;
  readonly zone: string;
}

/** An audition time. */
export interface AuditionSlot {
  readonly id: string;
  readonly projectId: string;
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  readonly startsAt: Date;
  readonly lengthMinutes: number;
  readonly capacity: number;
  readonly place: string | null;
  readonly link: string | null;
  readonly version: number;
  /** When it was removed from the schedule, or its project was closed. */
  readonly cancelledAt: Date | null;
}

/** The form fields of a filming date. */
export const FILMING_DATE_FIELDS = {
  date: required(text(day)),
  time: text(timeOfDay),
  zone: required(text(timeZone)),
};
export type FilmingDateFields = Details<typeof FILMING_DATE_FIELDS>;
export const BLANK_FILMING_DATE: FilmingDateFields = blankOf(FILMING_DATE_FIELDS);

/** The form fields of a slot. */
export const SLOT_FIELDS = {
  date: required(text(day)),
  time: required(text(timeOfDay)),
  zone: required(text(timeZone)),
  lengthMinutes: plain(z.int().min(5).max(480), 15),
  capacity: plain(z.int().min(1).max(100), 1),
  place: line(LIMITS.addressLength),
  link: text(httpsUrl),
};
export type SlotFields = Details<typeof SLOT_FIELDS>;
export const BLANK_SLOT: SlotFields = blankOf(SLOT_FIELDS);

const MAX_SERIES = 100;

/** Number of consecutive slots, and the minutes between their starts. */
export const SERIES_FIELDS = {
  seriesCount: plain(z.int().min(1).max(MAX_SERIES), 1),
  breakMinutes: plain(z.int().min(0).max(480), 0),
};
export type Series = Details<typeof SERIES_FIELDS>;
export const ONE_SLOT: Series = blankOf(SERIES_FIELDS);

/** Creates a filming date from validated fields. */
export function filmingDateOf(
  fields: FilmingDateFields,
  keys: { id: string; projectId: string },
): FilmingDate {
  return { ...keys, date: fields.date ?? "", time: fields.time, zone: fields.zone ?? "UTC" };
}

/** Creates a slot from validated fields. */
export function slotOf(
  fields: SlotFields,
  keys: { id: string; projectId: string; version: number },
): AuditionSlot {
  const { date, time, zone: inZone, ...rest } = fields;
  const when = { date: date ?? "", time: time ?? "00:00", zone: inZone ?? "UTC" };
  return { ...rest, ...keys, ...when, startsAt: instantOf(when), cancelledAt: null };
}

const MINUTES_PER_DAY = 1_440;

/** The slots of a series, consecutive in local time of their zone, across midnight if necessary. */
export function seriesOf(fields: SlotFields, series: Series): SlotFields[] {
  const [hours, minutes] = (fields.time ?? "00:00").split(":").map(Number);
  const first = (hours ?? 0) * 60 + (minutes ?? 0);
  return Array.from({ length: series.seriesCount }, (_, index) => {
    const start = first + index * (fields.lengthMinutes + series.breakMinutes);
    return { ...fields, ...clockAt(fields.date ?? "", start) };
  });
}

function clockAt(date: string, minutes: number): { date: string; time: string } {
  const start = new Date(`${date}T00:00:00Z`);
  start.setUTCDate(start.getUTCDate() + Math.floor(minutes / MINUTES_PER_DAY));
  const rest = minutes % MINUTES_PER_DAY;
  const two = (value: number): string => String(value).padStart(2, "0");
  return { date: start.toISOString().slice(0, 10), time: `${two(Math.floor(rest / 60))}:${two(rest % 60)}` };
}

/** Whether people with this slot must be invited again: its time, zone, place or link changed. */
export function isSlotMoved(before: AuditionSlot, after: AuditionSlot): boolean {
  return (
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    (["zone", "place", "link"] as const).some((field) => before[field] !== after[field])
  );
}

/** Whether the slots are different appointments; a project has each appointment only once. */
export function isSlotChanged(before: AuditionSlot, after: AuditionSlot): boolean {
  return (
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    (["zone", "lengthMinutes", "capacity", "place", "link"] as const).some(
      (field) => before[field] !== after[field],
    )
  );
}
