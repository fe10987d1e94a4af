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
 * if clocks had run on; of one that is repeated in autumn the first is taken, or the second if `later`.
 */
export function clockInstant(day: string, time: string, zone: string, later = false): Date {
  const disambiguation = later ? "later" : "compatible";
  const shown = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone, { disambiguation });
  return new Date(shown.epochMilliseconds);
}

/**
 * How often the clocks of a zone show a time (`HH:MM`) on a day (`YYYY-MM-DD`): not at all where it is skipped in
 * spring, twice where it is repeated in autumn.
 */
export function timesShown(day: string, time: string, zone: string): 0 | 1 | 2 {
  const clock = Temporal.PlainDateTime.from(`${day}T${time}`);
  const [first, second] = (["earlier", "later"] as const).map((disambiguation) =>
    clock.toZonedDateTime(zone, { disambiguation }),
  );
  if (first === undefined || second === undefined || first.equals(second)) return 1;
  return first.toPlainDateTime().equals(clock) ? 2 : 0;
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
