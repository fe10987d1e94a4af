/** A day (`YYYY-MM-DD`) and a local time (`HH:mm`) in an IANA zone. */
export interface ZonedTime {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
}

/**
 * The instant of a local time. In the hour skipped in spring, the clock is taken to run on; in the hour repeated in
 * autumn, the first occurrence is used.
 */
export function instantOf({ date, time, zone }: ZonedTime): Date {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const before = shown - offsetMs(zone, shown - HALF_DAY_MS);
  const after = shown - offsetMs(zone, shown + HALF_DAY_MS);
  const shows = (instant: number): boolean => instant + offsetMs(zone, instant) === shown;
  const fitting = [before, after].filter(shows);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : before);
}

const HALF_DAY_MS = 43_200_000;

/** The zone's offset from UTC at an instant, in milliseconds. */
function offsetMs(zone: string, instant: number): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const shown = `${parts["year"]}-${parts["month"]}-${parts["day"]}T${parts["hour"]}:${parts["minute"]}:${parts["second"]}Z`;
  return Date.parse(shown) - Math.floor(instant / 1000) * 1000;
}

function clockOf(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
}
