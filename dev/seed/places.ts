/** A city in which the demo market casts. */
export interface City {
  readonly name: string;
  readonly state: string;
  readonly zone: string;
  readonly lat: number;
  readonly lon: number;
}

export const CITIES: readonly City[] = [
  { name: "New York", state: "NY", zone: "America/New_York", lat: 40.7128, lon: -74.006 },
  { name: "Los Angeles", state: "CA", zone: "America/Los_Angeles", lat: 34.0522, lon: -118.2437 },
  { name: "Atlanta", state: "GA", zone: "America/New_York", lat: 33.749, lon: -84.388 },
  { name: "Chicago", state: "IL", zone: "America/Chicago", lat: 41.8781, lon: -87.6298 },
  { name: "Austin", state: "TX", zone: "America/Chicago", lat: 30.2672, lon: -97.7431 },
  { name: "Miami", state: "FL", zone: "America/New_York", lat: 25.7617, lon: -80.1918 },
  { name: "Boston", state: "MA", zone: "America/New_York", lat: 42.3601, lon: -71.0589 },
  { name: "Seattle", state: "WA", zone: "America/Los_Angeles", lat: 47.6062, lon: -122.3321 },
  { name: "New Orleans", state: "LA", zone: "America/Chicago", lat: 29.9511, lon: -90.0715 },
  { name: "Albuquerque", state: "NM", zone: "America/Denver", lat: 35.0844, lon: -106.6504 },
  { name: "Nashville", state: "TN", zone: "America/Chicago", lat: 36.1627, lon: -86.7816 },
  { name: "Minneapolis", state: "MN", zone: "America/Chicago", lat: 44.9778, lon: -93.265 },
];

/** The calendar day of a zone at a moment, YYYY-MM-DD. */
export function dayIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(at);
}
