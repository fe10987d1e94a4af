/** A time as a company enters it, and what has to come of it wherever it is read. */
export interface TimeCase {
  readonly why: string;
  readonly zone: string;
  readonly day: string;
  readonly time: string;
  /** The second of two equal clock times. */
  readonly later?: true;
  /** How often clocks show it. */
  readonly shown: 0 | 1 | 2;
  /** The instant by the IANA database 2026c; a skipped time has the one that clocks running on would show. */
  readonly instant: string;
  /** The clock time in English; a skipped time is read an hour (or half of one) later. */
  readonly clock: string;
}

type Row = readonly [
  why: string,
  zone: string,
  day: string,
  time: string,
  shown: 0 | 1 | 2,
  instant: string,
  clock: string,
];

const ONCE: readonly Row[] = [
  ["a plain day", "America/New_York", "2027-01-15", "09:30", 1, "2027-01-15T14:30:00.000Z", "9:30 AM"],
  ["summer", "America/New_York", "2027-07-15", "09:30", 1, "2027-07-15T13:30:00.000Z", "9:30 AM"],
  ["midnight", "America/Los_Angeles", "2027-06-01", "00:00", 1, "2027-06-01T07:00:00.000Z", "12:00 AM"],
  ["noon", "Europe/London", "2027-02-01", "12:00", 1, "2027-02-01T12:00:00.000Z", "12:00 PM"],
  [
    "the first of a series",
    "America/Chicago",
    "2027-03-09",
    "10:00",
    1,
    "2027-03-09T16:00:00.000Z",
    "10:00 AM",
  ],
  ["a week later", "America/Chicago", "2027-03-16", "10:00", 1, "2027-03-16T15:00:00.000Z", "10:00 AM"],
  ["before the skip", "America/New_York", "2027-03-14", "01:59", 1, "2027-03-14T06:59:00.000Z", "1:59 AM"],
  ["the skipped hour", "America/New_York", "2027-03-14", "02:30", 0, "2027-03-14T07:30:00.000Z", "3:30 AM"],
  ["after the skip", "America/New_York", "2027-03-14", "03:00", 1, "2027-03-14T07:00:00.000Z", "3:00 AM"],
  ["after the repeat", "America/New_York", "2027-11-07", "02:00", 1, "2027-11-07T07:00:00.000Z", "2:00 AM"],
  ["a skip in Europe", "Europe/Berlin", "2027-03-28", "02:30", 0, "2027-03-28T01:30:00.000Z", "3:30 AM"],
  ["half an hour", "Australia/Lord_Howe", "2027-10-03", "02:15", 0, "2027-10-02T15:45:00.000Z", "2:45 AM"],
  ["no summer time", "Europe/Istanbul", "2027-03-28", "02:30", 1, "2027-03-27T23:30:00.000Z", "2:30 AM"],
  ["summer time again", "Africa/Cairo", "2027-07-01", "18:00", 1, "2027-07-01T15:00:00.000Z", "6:00 PM"],
  ["a quarter of an hour", "Asia/Kathmandu", "2027-05-05", "08:00", 1, "2027-05-05T02:15:00.000Z", "8:00 AM"],
  ["the day ahead", "Pacific/Kiritimati", "2027-01-01", "00:30", 1, "2026-12-31T10:30:00.000Z", "12:30 AM"],
  [
    "the fast's winter",
    "Africa/Casablanca",
    "2027-02-20",
    "10:00",
    1,
    "2027-02-20T10:00:00.000Z",
    "10:00 AM",
  ],
  [
    "no summer in Mexico",
    "America/Mexico_City",
    "2027-07-01",
    "10:00",
    1,
    "2027-07-01T16:00:00.000Z",
    "10:00 AM",
  ],
  ["no summer in Iran", "Asia/Tehran", "2027-07-01", "10:00", 1, "2027-07-01T06:30:00.000Z", "10:00 AM"],
  ["one zone now", "Asia/Almaty", "2027-07-01", "10:00", 1, "2027-07-01T05:00:00.000Z", "10:00 AM"],
];

const TWICE: readonly Row[] = [
  ["the repeated hour", "America/New_York", "2027-11-07", "01:30", 2, "2027-11-07T05:30:00.000Z", "1:30 AM"],
  [
    "the repeated half",
    "Australia/Lord_Howe",
    "2027-04-04",
    "01:45",
    2,
    "2027-04-03T14:45:00.000Z",
    "1:45 AM",
  ],
];

const THE_SECOND: readonly Row[] = [
  ["the hour again", "America/New_York", "2027-11-07", "01:30", 2, "2027-11-07T06:30:00.000Z", "1:30 AM"],
  ["the half again", "Australia/Lord_Howe", "2027-04-04", "01:45", 2, "2027-04-03T15:15:00.000Z", "1:45 AM"],
];

const caseOf = ([why, zone, day, time, shown, instant, clock]: Row): TimeCase => ({
  why,
  zone,
  day,
  time,
  shown,
  instant,
  clock,
});

/** Times and the instants that they have. */
export const TIME_CASES: readonly TimeCase[] = [
  ...[...ONCE, ...TWICE].map(caseOf),
  ...THE_SECOND.map((row) => ({ ...caseOf(row), later: true as const })),
];

/** Zones whose clocks were changed lately: programs disagree for years about the instant of such a time. */
export const CHANGED_LATELY: readonly string[] = [
  "America/Winnipeg",
  "America/Edmonton",
  "America/Vancouver",
  "America/Havana",
  "America/Asuncion",
  "America/Ciudad_Juarez",
  "America/Nuuk",
  "Asia/Amman",
  "Africa/Cairo",
];
