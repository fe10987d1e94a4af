import { LIMITS } from "@callboard/catalog/limits.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import {
  checkFields,
  day,
  httpsLink,
  text,
  timeOfDay,
  wholeNumber,
  type Check,
} from "#domain/field-checks.ts";
import { instantOf, isZone } from "./zoned-time.ts";

/** A day of filming: `date` and `time` are of the clock in `zone`. */
export interface FilmingDate {
  readonly id: string;
  readonly projectId: string;
  readonly date: string;
  readonly time: string | null;
  readonly zone: string;
}

/** A place in the schedule of auditions. */
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
}

/** What a form says of a filming date. */
export interface FilmingDateFields {
  readonly date: string | null;
  readonly time: string | null;
  readonly zone: string | null;
}

/** What a form says of a slot. */
export interface SlotFields {
  readonly date: string | null;
  readonly time: string | null;
  readonly zone: string | null;
  readonly lengthMinutes: number;
  readonly capacity: number;
  readonly place: string | null;
  readonly link: string | null;
}

export const BLANK_FILMING_DATE: FilmingDateFields = { date: null, time: null, zone: null };
export const BLANK_SLOT: SlotFields = {
  date: null,
  time: null,
  zone: null,
  lengthMinutes: 15,
  capacity: 1,
  place: null,
  link: null,
};

export const SERIES_MOST = 100;

const zone: Check = (value, label) =>
  typeof value === "string" && isZone(value)
    ? null
    : { rule: "TIME_ZONE", message: `${label} is an IANA zone such as America/New_York.` };

const FILMING_RULES = {
  date: { required: true, check: day },
  time: { check: timeOfDay },
  zone: { required: true, check: zone },
};

const SLOT_RULES = {
  date: { required: true, check: day },
  time: { required: true, check: timeOfDay },
  zone: { required: true, check: zone },
  lengthMinutes: { required: true, check: wholeNumber(5, 480) },
  capacity: { required: true, check: wholeNumber(1, 100) },
  place: { check: text(LIMITS.addressLength) },
  link: { check: httpsLink },
};

const SERIES_RULES = {
  seriesCount: { check: wholeNumber(1, SERIES_MOST) },
  breakMinutes: { check: wholeNumber(0, 480) },
};

/** How many slots follow one another, and the minutes between them. */
export interface Series {
  readonly seriesCount: number;
  readonly breakMinutes: number;
}

export function checkFilmingDate(fields: FilmingDateFields, path: string): FieldFailure[] {
  return checkFields(path, { ...fields }, FILMING_RULES);
}

export function checkSlot(fields: SlotFields, series: Series, path = "auditionTime"): FieldFailure[] {
  return [...checkFields(path, { ...fields }, SLOT_RULES), ...checkFields(path, { ...series }, SERIES_RULES)];
}

/** A filming date out of fields that passed their check. */
export function filmingDateOf(
  fields: FilmingDateFields,
  keys: { id: string; projectId: string },
): FilmingDate {
  return { ...keys, date: fields.date ?? "", time: fields.time, zone: fields.zone ?? "UTC" };
}

/** A slot out of fields that passed their check. */
export function slotOf(
  fields: SlotFields,
  keys: { id: string; projectId: string; version: number },
): AuditionSlot {
  const { date, time, zone: inZone, ...rest } = fields;
  const when = { date: date ?? "", time: time ?? "00:00", zone: inZone ?? "UTC" };
  return { ...rest, ...keys, ...when, startsAt: instantOf(when) };
}

const MINUTES_PER_DAY = 1_440;

/** The beginnings of a series on the clock of its zone, one after another, over midnight too. */
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

/** What makes two slots the same appointment; two of these on one project are one. */
export function isSlotChanged(before: AuditionSlot, after: AuditionSlot): boolean {
  return (
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    (["zone", "lengthMinutes", "capacity", "place", "link"] as const).some(
      (field) => before[field] !== after[field],
    )
  );
}
