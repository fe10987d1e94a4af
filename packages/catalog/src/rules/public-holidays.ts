/** The holidays of the countries of working-days.ts; the page docs/rules/working-days.md lists the same rows. */

/** The public holidays that a law of a country names. */
export interface HolidayLaw {
  readonly country: string;
  /** First day, YYYY-MM-DD, on which these holidays are kept. */
  readonly since: string;
  readonly source: string;
  /** Where a holiday on a weekend goes: nowhere, to the nearest day of the week, or to the next free one. */
  readonly onWeekend: "stays" | "nearest" | "next";
  /**
   * Each holiday as its law says it: a date, a weekday of a month, a weekday before a date, or days from Easter Sunday.
   */
  readonly days: readonly string[];
}

export const HOLIDAY_LAWS: readonly HolidayLaw[] = [
  {
    country: "US",
    since: "1983-11-02",
    source: "5 U.S.C. 6103(a), (b); Executive Order 11582",
    onWeekend: "nearest",
    days: [
      "January 1",
      "third Monday of January",
      "third Monday of February",
      "last Monday of May",
      "July 4",
      "first Monday of September",
      "second Monday of October",
      "November 11",
      "fourth Thursday of November",
      "December 25",
    ],
  },
  {
    country: "US",
    since: "2021-06-17",
    source: "Public Law 117-17 (Juneteenth)",
    onWeekend: "nearest",
    days: ["June 19"],
  },
  {
    country: "CA",
    since: "1985-01-01",
    source: "Canada Labour Code, R.S.C. 1985, c. L-2, s. 166",
    onWeekend: "stays",
    days: [
      "January 1",
      "Easter -2",
      "last Monday before May 25",
      "July 1",
      "first Monday of September",
      "second Monday of October",
      "November 11",
      "December 25",
      "December 26",
    ],
  },
  {
    country: "CA",
    since: "2021-08-03",
    source: "S.C. 2021, c. 11 (Truth and Reconciliation)",
    onWeekend: "stays",
    days: ["September 30"],
  },
  {
    country: "GB",
    since: "1978-05-01",
    source: "Banking and Financial Dealings Act 1971, s. 1, Sch. 1 and proclamations (England and Wales)",
    onWeekend: "next",
    days: [
      "January 1",
      "Easter -2",
      "Easter +1",
      "first Monday of May",
      "last Monday of May",
      "last Monday of August",
      "December 25",
      "December 26",
    ],
  },
  {
    country: "IE",
    since: "1997-05-07",
    source: "Organisation of Working Time Act 1997, Sch. 2",
    onWeekend: "stays",
    days: [
      "January 1",
      "March 17",
      "Easter +1",
      "first Monday of May",
      "first Monday of June",
      "first Monday of August",
      "last Monday of October",
      "December 25",
      "December 26",
    ],
  },
  {
    country: "AU",
    since: "2010-01-01",
    source: "Fair Work Act 2009 (Cth), s. 115(1)(a), without the King's birthday, which differs by state",
    onWeekend: "stays",
    days: ["January 1", "January 26", "Easter -2", "Easter +1", "April 25", "December 25", "December 26"],
  },
  {
    country: "NZ",
    since: "2014-01-01",
    source: "Holidays Act 2003, ss. 44 to 45A",
    onWeekend: "next",
    days: [
      "January 1",
      "January 2",
      "February 6",
      "Easter -2",
      "Easter +1",
      "April 25",
      "first Monday of June",
      "fourth Monday of October",
      "December 25",
      "December 26",
    ],
  },
  {
    country: "DE",
    since: "1990-10-03",
    source: "Einigungsvertrag, Art. 2(2); the other days are in the holiday laws of all sixteen states",
    onWeekend: "stays",
    days: [
      "January 1",
      "Easter -2",
      "Easter +1",
      "May 1",
      "Easter +39",
      "Easter +50",
      "October 3",
      "December 25",
      "December 26",
    ],
  },
  {
    country: "FR",
    since: "2008-05-01",
    source: "Code du travail, art. L3133-1",
    onWeekend: "stays",
    days: [
      "January 1",
      "Easter +1",
      "May 1",
      "May 8",
      "Easter +39",
      "Easter +50",
      "July 14",
      "August 15",
      "November 1",
      "November 11",
      "December 25",
    ],
  },
  {
    country: "TR",
    since: "2016-10-29",
    source:
      "Law 2429 on national days and general holidays, without the religious days, which follow the moon",
    onWeekend: "stays",
    days: ["January 1", "April 23", "May 1", "May 19", "July 15", "August 30", "October 29"],
  },
];
