import { ZONE_NAMES } from "@callboard/catalog/rules/time-zone-names.ts";
import { zoneName } from "@callboard/catalog/rules/time-zones.ts";
import { ownZone } from "#i18n/formats.ts";

function isKnownHere(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The time zones of the world, by the names of the IANA database; browsers have lists of their own with older names. */
export const ZONES: ReadonlyArray<{ readonly value: string; readonly label: string }> = ZONE_NAMES.filter(
  isKnownHere,
).map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));

/** This browser's zone as the list names it. */
export const ownListedZone = (): string => zoneName(ownZone());
