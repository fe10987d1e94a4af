/** The zone in which most people of a state live, with the states of each zone. */
const STATES: Readonly<Record<string, string>> = {
  "America/New_York": "CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV",
  "America/Chicago": "AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI",
  "America/Denver": "CO ID MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
  "America/Puerto_Rico": "PR VI",
  "Pacific/Guam": "GU MP",
  "Pacific/Pago_Pago": "AS",
};

/** The IANA zone of a place by its two-letter state; null for an unknown state. */
export function zoneOfState(state: string | null | undefined): string | null {
  if (!state) return null;
  return Object.keys(STATES).find((zone) => STATES[zone]?.split(" ").includes(state)) ?? null;
}
