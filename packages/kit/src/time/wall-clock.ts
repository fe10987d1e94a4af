import { Temporal } from "temporal-polyfill";

/** What the clocks and the calendar of a zone (IANA name) show at an instant. */
export function wallClock(instant: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
}

/** The day, `YYYY-MM-DD`, that the calendar of a zone shows at an instant. */
export function dayIn(zone: string, instant: Date): string {
  return wallClock(instant, zone).toPlainDate().toString();
}

/**
 * When the clocks of a zone show a time (`HH:MM`) of a day (`YYYY-MM-DD`). A time that is skipped in spring is taken as
 * if clocks had run on; of one that is repeated in autumn the first is taken.
 */
export function clockInstant(day: string, time: string, zone: string): Date {
  return new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds);
}

/**
 * When clocks next show a time (`HH:MM`), after an instant. A time that is skipped in spring is taken as if clocks had
 * run on; one that is repeated in autumn counts both times.
 */
export function nextClockTime(time: string, zone: string, after: Date): Date {
  const today = wallClock(after, zone).toPlainDate();
  const clock = Temporal.PlainTime.from(time);
  for (const day of [today, today.add({ days: 1 })])
    for (const disambiguation of ["compatible", "later"] as const) {
      const shown = day.toPlainDateTime(clock).toZonedDateTime(zone, { disambiguation });
      if (shown.epochMilliseconds > after.getTime()) return new Date(shown.epochMilliseconds);
    }
  // A zone that skips a whole day: the day after has the time.
  const later = today.add({ days: 2 }).toPlainDateTime(clock).toZonedDateTime(zone);
  return new Date(later.epochMilliseconds);
}
