import { LIMITS } from "@callboard/catalog/limits.ts";
import { day, httpsUrl, timeOfDay, timeZone } from "@callboard/kit/fields.ts";
import { z } from "zod";
import { blankOf, line, plain, required, text, type Details } from "@callboard/kit/form/field.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import { timesShown } from "@callboard/kit/time/wall-clock.ts";
import { clockFailures, instantOf } from "./zoned-time.ts";

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
  /** Of a time that clocks show twice on that day, whether the second is meant. */
  readonly later: boolean | null;
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
  later: plain<boolean | null>(z.boolean(), null),
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

/** What was said of the clock; whatever is missing has failed before. */
const clockOf = ({ date, time, zone: inZone, later }: SlotFields) => ({
  date: date ?? "",
  time: time ?? "00:00",
  zone: inZone ?? "UTC",
  later,
});

/** What is wrong with the clock times of slots whose fields are valid; see `clockFailures`. */
export const slotClockFailures = (slots: readonly SlotFields[], path: string): FieldFailure[] =>
  clockFailures(slots.map(clockOf), path);

/** Creates a slot from validated fields. */
export function slotOf(
  fields: SlotFields,
  keys: { id: string; projectId: string; version: number },
): AuditionSlot {
  const when = clockOf(fields);
  // A time that clocks show once has no second, whatever was said.
  const later = timesShown(when.date, when.time, when.zone) === 2 ? when.later : null;
  return { ...fields, ...keys, ...when, later, startsAt: instantOf(when), cancelledAt: null };
}

/**
 * The slot at the instant that its clock time has by the zone data of this process; null if it has it already. Data
 * change: a country gives up its summer time, and what was meant is what the clock will show.
 */
export function reckonedAgain(slot: AuditionSlot): AuditionSlot | null {
  const startsAt = instantOf(slot);
  return startsAt.getTime() === slot.startsAt.getTime()
    ? null
    : { ...slot, startsAt, version: slot.version + 1 };
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

/** Whether another clock time is meant; what was saved before is not asked about again. */
export const isClockChanged = (before: SlotFields, after: SlotFields): boolean =>
  (["date", "time", "zone", "later"] as const).some((field) => before[field] !== after[field]);

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
