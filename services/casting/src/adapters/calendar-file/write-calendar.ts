import type { Appointment, PublishedAppointment } from "#domain/calendar/appointment.ts";
import { describer, type Audience, type CalendarReader } from "#domain/calendar/describe.ts";
import { calendarWords } from "#domain/calendar/words/calendar-words.ts";
import { contentLines, dayValue, textValue, utcValue } from "./content-lines.ts";

/** How often calendars should read a feed again: every hour, as they can hardly do more often. */
const REFRESH = "PT1H";
const DAY_MS = 86_400_000;
/** Alarms before an audition: to prepare on the day before, and to leave in time. */
const AUDITION_ALARMS = ["-P1D", "-PT2H"] as const;
/** The alarm before a booked day: at noon on the day before. */
const DAY_ALARMS = ["-PT12H"] as const;

/** Appointments of one reader's role. */
interface CalendarPart {
  readonly reader: CalendarReader;
  readonly published: readonly PublishedAppointment[];
}

/**
 * Appointments as a calendar file (RFC 5545) with the method PUBLISH: they are told, nobody is invited to answer by mail.
 *
 * Times are in UTC. No appointment repeats, so UTC says the same as a zone with its rules, and parsers that take a file
 * without VTIMEZONE, or with one whose rules have changed since, for a floating time are not led astray. What the clock
 * shows at the place is in the text.
 */
export function writeCalendar(
  parts: readonly CalendarPart[],
  { language, ...known }: Omit<Audience, "reader">,
): string {
  const seen = new Set<string>();
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Callboard//Callboard//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Callboard",
    `X-WR-CALDESC:${textValue(calendarWords(language).about)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...parts.flatMap(({ reader, published }) => {
      const describe = describer({ ...known, language, reader });
      // Somebody can have the same appointment in two roles.
      const own = published.filter(({ uid }) => !seen.has(uid));
      for (const { uid } of own) seen.add(uid);
      return own.flatMap((one) => eventLines(one, describe(one), reader));
    }),
    "END:VCALENDAR",
  ]);
}

function eventLines(
  published: PublishedAppointment,
  { title, location, text, url }: ReturnType<ReturnType<typeof describer>>,
  reader: CalendarReader,
): readonly string[] {
  const { uid, appointment, sequence, modifiedAt, cancelledAt } = published;
  const isBusy = cancelledAt === null && !appointment.tentative;
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    // That of the revision, so that the same calendar is the same file.
    `DTSTAMP:${utcValue(modifiedAt)}`,
    `LAST-MODIFIED:${utcValue(modifiedAt)}`,
    `SEQUENCE:${sequence}`,
    ...timeLines(appointment),
    `SUMMARY:${textValue(title)}`,
    ...(location === "" ? [] : [`LOCATION:${textValue(location)}`]),
    `DESCRIPTION:${textValue(text)}`,
    `URL:${url}`,
    `STATUS:${statusOf(published)}`,
    `TRANSP:${isBusy ? "OPAQUE" : "TRANSPARENT"}`,
    // A company and an agent would have alarms for everybody.
    ...(reader === "talent" && cancelledAt === null ? alarmLines(appointment, title) : []),
    "END:VEVENT",
  ];
}

function statusOf({ appointment, cancelledAt }: PublishedAppointment): string {
  if (cancelledAt !== null) return "CANCELLED";
  return appointment.tentative ? "TENTATIVE" : "CONFIRMED";
}

function timeLines({ startsAt, endsAt }: Appointment): readonly string[] {
  const start = new Date(startsAt);
  if (endsAt !== null) return [`DTSTART:${utcValue(start)}`, `DTEND:${utcValue(new Date(endsAt))}`];
  const end = new Date(start.getTime() + DAY_MS);
  return [`DTSTART;VALUE=DATE:${dayValue(start)}`, `DTEND;VALUE=DATE:${dayValue(end)}`];
}

function alarmLines({ kind }: Appointment, title: string): readonly string[] {
  const before = kind === "Audition" ? AUDITION_ALARMS : kind === "Booking" ? DAY_ALARMS : [];
  return before.flatMap((trigger) => [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:${trigger}`,
    `DESCRIPTION:${textValue(title)}`,
    "END:VALARM",
  ]);
}
