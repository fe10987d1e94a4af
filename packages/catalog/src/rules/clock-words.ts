import { CLOCK } from "./clock.ts";

/** Creates a formatter; a caller that has many times to write has one that remembers them. */
type MakeFormat = (locale: string, options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat;

/** Whether the clocks of two zones show the same at a moment. Then a time needs no name of a zone. */
export function isSameClock(
  at: Date,
  [zone, other]: readonly [string, string],
  make: MakeFormat = (locale, options) => new Intl.DateTimeFormat(locale, options),
): boolean {
  const shown = (timeZone: string) =>
    make("en-GB", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at);
  return zone === other || shown(zone) === shown(other);
}

/** A time of day without a zone (HH:mm) in a language. */
export function wallClock(locale: string, time: string): string {
  const at = new Date(`1970-01-01T${time}:00Z`);
  return new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone: "UTC" }).format(at).replaceAll("\u202f", " ");
}

/** The name of a zone for whoever does not know its letters: "Pacific Time". */
export function fullZoneName(locale: string, timeZone: string, at = new Date()): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
