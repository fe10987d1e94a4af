/**
 * Days on which nobody can be expected to respond, by country (ISO 3166-1): weekends here,
 * holidays in public-holidays.ts. The page docs/rules/working-days.md lists the same rows. In a country without a row, Saturday and Sunday are free and no other day is.
 */

export const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The days of a week that are free. */
export interface Weekend {
  readonly country: string;
  readonly days: readonly Weekday[];
  /** First day, YYYY-MM-DD, on which it applies; the row of a country with the latest one that has come is in force. */
  readonly since: string;
  readonly source: string;
}

const WESTERN: readonly Weekday[] = ["Saturday", "Sunday"];
const GULF: readonly Weekday[] = ["Friday", "Saturday"];

/** What applies to a country that is not listed, or is unknown. */
export const USUAL_WEEKEND = WESTERN;

export const WEEKENDS: readonly Weekend[] = [
  { country: "US", days: WESTERN, since: "1954-10-01", source: "5 U.S.C. 6101(a)(3)" },
  {
    country: "CA",
    days: WESTERN,
    since: "1998-04-25",
    source: "Federal Courts Rules, SOR/98-106, s. 2 (holiday)",
  },
  {
    country: "GB",
    days: WESTERN,
    since: "1971-12-16",
    source: "Bills of Exchange Act 1882, s. 92, as amended in 1971",
  },
  {
    country: "IE",
    days: WESTERN,
    since: "1997-05-07",
    source: "Custom; no one law. Public holidays are below",
  },
  { country: "AU", days: WESTERN, since: "1901-07-12", source: "Acts Interpretation Act 1901 (Cth), s. 2B" },
  { country: "NZ", days: WESTERN, since: "2019-10-28", source: "Legislation Act 2019, s. 13 (working day)" },
  { country: "DE", days: WESTERN, since: "1896-08-18", source: "Bürgerliches Gesetzbuch, § 193" },
  { country: "FR", days: WESTERN, since: "1976-01-01", source: "Code de procédure civile, art. 642" },
  { country: "TR", days: WESTERN, since: "1974-07-01", source: "Devlet Memurları Kanunu (657), md. 99" },
  {
    country: "AE",
    days: GULF,
    since: "2006-09-01",
    source: "UAE Cabinet decision of 2006 on the federal weekend",
  },
  {
    country: "AE",
    days: WESTERN,
    since: "2022-01-01",
    source: "UAE Government announcement of 7 December 2021 (WAM)",
  },
  { country: "SA", days: GULF, since: "2013-06-29", source: "Royal Order A/185 of 23 June 2013" },
  {
    country: "EG",
    days: GULF,
    since: "2000-01-01",
    source: "Custom of the public administration; no one law",
  },
];
