import { FORMER_ZONE_NAMES, ZONE_NAMES } from "./time-zone-names.ts";

const NAMES = new Map(ZONE_NAMES.map((name) => [name.toLowerCase(), name]));
const FORMER = new Map([...FORMER_ZONE_NAMES].map(([former, name]) => [former.toLowerCase(), name]));

/**
 * The name of today of a zone that may have been written otherwise, as browsers do: "Asia/Calcutta" is Asia/Kolkata. A
 * zone that is in no list keeps its name.
 */
export function zoneName(zone: string): string {
  const written = zone.toLowerCase();
  return NAMES.get(written) ?? FORMER.get(written) ?? zone;
}
