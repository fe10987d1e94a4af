import { isSameClock } from "@callboard/catalog/rules/clock-words.ts";
import { localeOf, ownZone } from "#i18n/formats.ts";
import { dateFormat } from "#i18n/intl.ts";

/** The short name of a zone at a moment, such as "PST"; summer and winter have names of their own. */
export function zoneName(at: string, zone: string, language: string): string {
  const parts = dateFormat(localeOf(language), { timeZone: zone, timeZoneName: "short" });
  return parts.formatToParts(new Date(at)).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

/**
 * The short name of a zone at a moment, such as "PST", if its clock differs from the reader's; null if they agree or
 * the zone is unknown.
 */
export function otherZone(
  at: string,
  zone: string | null | undefined,
  language: string,
  own = ownZone(),
): string | null {
  if (!zone || isSameClock(new Date(at), [zone, own], dateFormat)) return null;
  return zoneName(at, zone, language);
}
