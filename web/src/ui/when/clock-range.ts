import { CLOCK } from "@callboard/catalog/rules/clock.ts";
import { localeOf } from "#i18n/formats.ts";
import { dateFormat } from "#i18n/intl.ts";
import { plainSpaces } from "./when-words.ts";
import { zoneName } from "./zone-name.ts";

/**
 * Two times of one day by the clock of a zone: "10:20 – 10:35 AM". Where the clock changes between them each has the
 * zone's name, "1:30 AM EDT – 1:30 AM EST": a range of `Intl` would name one time alone.
 */
export function clockRange(
  from: string,
  to: string,
  { language, zone }: { language: string; zone: string },
): string {
  const locale = localeOf(language);
  const [begin, end] = [new Date(from), new Date(to)];
  if (zoneName(from, zone, language) === zoneName(to, zone, language))
    return plainSpaces(dateFormat(locale, { ...CLOCK, timeZone: zone }).formatRange(begin, end));
  const named = dateFormat(locale, { ...CLOCK, timeZone: zone, timeZoneName: "short" });
  return plainSpaces(`${named.format(begin)} – ${named.format(end)}`);
}
