/** Every time zone that this browser knows, by its IANA name. */
export const ZONES: ReadonlyArray<{ readonly value: string; readonly label: string }> =
  Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
