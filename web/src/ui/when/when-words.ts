import { languageOf } from "@callboard/catalog/interface/languages.ts";
import { CLOCK } from "@callboard/catalog/rules/clock.ts";
import { asDate, isCalendarDay, localeOf, ownZone } from "#i18n/formats.ts";
import { dateFormat, numberFormat, relativeFormat } from "#i18n/intl.ts";
import { otherZone, zoneName } from "./zone-name.ts";

type Moment = string | Date;

export type WhenWords = {
  /** "9:05 AM"; "9:05 AM PST" by the clock of another zone than the reader's. */
  readonly clock: (at: Moment) => string;
  /** "Today", "Tomorrow", "Yesterday", a weekday within six days, else "Fri, Dec 4". */
  readonly day: (at: Moment) => string;
  /** "Today 9:05 AM", "Tue 6:00 PM PST", "Fri, Dec 4, 6:00 PM". */
  readonly moment: (at: Moment) => string;
  /** The end of a time to do something, the same to everyone who reads it: "Fri, Dec 4, 6:00 PM PST". */
  readonly deadline: (at: Moment) => string;
  /** A past time: the day, or the time of day if it was today: "9:05 AM", "Yesterday", "Thu", "Nov 1". */
  readonly past: (at: Moment) => string;
  /** "Sunday, November 22" */
  readonly fullDay: (at: Moment) => string;
  /** "Dec 12 – 15" */
  readonly days: (from: Moment, to: Moment) => string;
  /** A duration: "2 days", "9 hr", "5 min". */
  readonly length: (milliseconds: number) => string;
};

export type WhenOptions = {
  /** An IANA zone; the browser's own by default. Calendar days (YYYY-MM-DD) have no zone. */
  readonly zone?: string | undefined;
  readonly now?: Date | undefined;
  /** Inside a sentence: "since yesterday 6:00 PM"; alone: "Yesterday 6:00 PM". */
  readonly inside?: boolean | undefined;
  /** False where a heading names the zone of all its times. */
  readonly named?: boolean | undefined;
  /** The reader's zone; the browser's by default. */
  readonly own?: string | undefined;
};

const DAY = 86_400_000;

/** The calendar day in a zone as a number of days, so that days can be subtracted. */
function dayNumber(at: Moment, zone?: string): number {
  const parts = dateFormat("en-CA", {
    ...(isCalendarDay(at) ? { timeZone: "UTC" } : zone && { timeZone: zone }),
  }).format(asDate(at));
  return Date.parse(`${parts}T00:00:00Z`) / DAY;
}

function capitalized(text: string, locale: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(locale) + rest.join("");
}

/** Replaces the thin and narrow spaces of some browsers, so that texts compare and wrap alike everywhere. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202f]/g, " ");
}

type Writers = {
  readonly language: string;
  readonly locale: string;
  readonly zone: string | undefined;
  readonly own: string;
  readonly named: boolean;
  readonly now: Date;
  readonly inside?: boolean;
};

function write(
  at: Moment,
  { locale, zone }: Pick<Writers, "locale" | "zone">,
  options: Intl.DateTimeFormatOptions,
): string {
  const timeZone = isCalendarDay(at) ? "UTC" : zone;
  return plainSpaces(dateFormat(locale, { ...options, ...(timeZone && { timeZone }) }).format(asDate(at)));
}

function clockOf(at: Moment, writers: Writers): string {
  const { zone, own, named, language } = writers;
  const name = named && zone ? otherZone(asDate(at).toISOString(), zone, language, own) : null;
  return [write(at, writers, CLOCK), name].filter(Boolean).join(" ");
}

/** Never "today" or "Tue": who reads it later, or elsewhere, reads the same. */
function deadlineOf(at: Moment, writers: Writers): string {
  const { language, zone, own, now } = writers;
  const isThisYear = write(at, writers, { year: "numeric" }) === write(now, writers, { year: "numeric" });
  const day = write(at, writers, {
    weekday: "short",
    month: "short",
    day: "numeric",
    ...(!isThisYear && { year: "numeric" as const }),
  });
  if (isCalendarDay(at)) return day;
  const { comma } = languageOf(language);
  const name = zoneName(asDate(at).toISOString(), zone ?? own, language);
  return `${day}${comma}${write(at, writers, CLOCK)} ${name}`;
}

function dayOf(at: Moment, writers: Writers): string {
  const days = dayNumber(at, writers.zone) - dayNumber(writers.now, writers.zone);
  if (Math.abs(days) <= 1) {
    const words = relativeFormat(writers.locale, { numeric: "auto" }).format(days, "day");
    return writers.inside ? words : capitalized(words, writers.locale);
  }
  if (Math.abs(days) < 7) return write(at, writers, { weekday: "short" });
  const sameYear =
    write(at, writers, { year: "numeric" }) === write(writers.now, writers, { year: "numeric" });
  return write(at, writers, {
    ...(sameYear ? { weekday: "short" as const } : { year: "numeric" as const }),
    month: "short",
    day: "numeric",
  });
}

function lengthOf(milliseconds: number, locale: string): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const [value, unit] =
    minutes < 60
      ? [minutes, "minute"]
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), "hour"]
        : [Math.round(minutes / 1440), "day"];
  return numberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: unit === "day" ? "long" : "short",
  }).format(value);
}

/** Times as people on a production say them, in a language and a zone, relative to `now`. */
export function whenWords(
  language: string,
  { zone, now = new Date(), inside = false, named = true, own = ownZone() }: WhenOptions = {},
): WhenWords {
  const locale = localeOf(language);
  const writers: Writers = { language, locale, zone, own, named, now, inside };
  const range = (from: Moment, to: Moment, options: Intl.DateTimeFormatOptions): string => {
    const timeZone = isCalendarDay(from) ? "UTC" : zone;
    const format = dateFormat(locale, { ...options, ...(timeZone && { timeZone }) });
    return plainSpaces(format.formatRange(asDate(from), asDate(to)));
  };
  return {
    clock: (at) => clockOf(at, writers),
    day: (at) => dayOf(at, writers),
    moment: (at) => {
      const far = Math.abs(dayNumber(at, zone) - dayNumber(now, zone)) >= 7;
      const { comma } = languageOf(language);
      return `${dayOf(at, writers)}${far ? comma : " "}${clockOf(at, writers)}`;
    },
    deadline: (at) => deadlineOf(at, writers),
    past: (at) => (dayNumber(at, zone) === dayNumber(now, zone) ? clockOf(at, writers) : dayOf(at, writers)),
    fullDay: (at) => write(at, writers, { weekday: "long", month: "long", day: "numeric" }),
    days: (from, to) => range(from, to, { month: "short", day: "numeric" }),
    length: (milliseconds) => lengthOf(milliseconds, locale),
  };
}

/** A deadline is amber within 48 hours. */
const CUE_WITHIN = 2 * DAY;

export type Nearness = "far" | "near" | "passed";

/** How near a deadline is; a calendar day lasts until its end in the reader's zone. */
export function nearnessOf(at: Moment, { zone, now = new Date() }: WhenOptions = {}): Nearness {
  if (isCalendarDay(at)) {
    const days = dayNumber(at) - dayNumber(now, zone);
    if (days < 0) return "passed";
    return days <= 1 ? "near" : "far";
  }
  const left = asDate(at).getTime() - now.getTime();
  if (left <= 0) return "passed";
  return left <= CUE_WITHIN ? "near" : "far";
}
