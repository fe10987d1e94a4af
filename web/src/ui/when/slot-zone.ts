import { dateFormat } from "#i18n/intl.ts";

/** An audition time: its instant, and what the clock of its zone shows then. */
export type SlotTime = {
  readonly StartsAt: string;
  /** The day (YYYY-MM-DD) and the time (HH:mm) that were entered. */
  readonly Date: string;
  readonly Time: string;
  readonly Zone: string;
};

const MINUTE_MS = 60_000;
const CLOCK = {
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
} as const;

/** What this browser's clock of the zone shows, YYYY-MM-DD HH:mm; null for a zone that it does not know. */
function shownIn(zone: string, at: Date): string | null {
  try {
    const parts = dateFormat("en-CA", { ...CLOCK, timeZone: zone }).formatToParts(at);
    const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
    return `${of("year")}-${of("month")}-${of("day")} ${of("hour")}:${of("minute")}`;
  } catch {
    return null;
  }
}

/** An offset from UTC as the name of a zone: "-06:00". */
function offsetZone(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/**
 * The zone in which a slot's time is written: its own. Where this browser's zone data differ from the server's, as they
 * do for years after a country has changed its clocks, the offset that the server reckoned with, so that everyone reads
 * the time that was entered.
 */
export function slotZone({ StartsAt, Date: day, Time, Zone }: SlotTime): string {
  const at = new Date(StartsAt);
  if (shownIn(Zone, at) === `${day} ${Time}`) return Zone;
  const minutes = (Date.parse(`${day}T${Time}:00Z`) - at.getTime()) / MINUTE_MS;
  // A response that was stored before its day and time were read has only the instant.
  return Number.isNaN(minutes) ? Zone : offsetZone(minutes);
}
