import { localeOf, ownZone } from "#i18n/formats.ts";
import { dateFormat } from "#i18n/intl.ts";

function clockIn(zone: string, at: Date): string {
  return dateFormat("en-GB", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(at);
}

/**
 * The short name of a zone at a moment, such as "PST", where its clock shows another time than the reader's; null where
 * both agree, or where no zone is known.
 */
export function otherZone(
  at: string,
  zone: string | null | undefined,
  language: string,
  own = ownZone(),
): string | null {
  const moment = new Date(at);
  if (!zone || clockIn(zone, moment) === clockIn(own, moment)) return null;
  const parts = dateFormat(localeOf(language), { timeZone: zone, timeZoneName: "short" });
  return parts.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? null;
}
