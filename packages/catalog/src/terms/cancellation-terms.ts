/**
 * What is due when a booking is cancelled: rules of the trade by the agreement that states them, each with its source and
 * the date from which it is known. The page docs/rules/cancellation-terms.md lists the same rows. A company chooses one
 * for an offer or writes its own; the offer keeps a copy, so that a later row changes nothing that was offered.
 */

/**
 * When a step begins: with the booking; so many hours before the work begins; at a time of so many days or working days
 * before the day; or as long before it as the job is long, from its first to its last day.
 */
export const CANCELLATION_MOMENTS = ["Booking", "Hours", "Days", "WorkingDays", "OwnLength"] as const;
type CancellationMoment = (typeof CANCELLATION_MOMENTS)[number];

/** From a moment on, a share of the fee is due. */
export interface CancellationStep {
  readonly from: CancellationMoment;
  /** Hours or days before; 0 where the moment has none. */
  readonly count: number;
  /** The time of that day, HH:MM in the zone of the work; null where the moment has none. */
  readonly time: string | null;
  /** Of the fee, 0 to 100. */
  readonly percent: number;
  /** Only for bookings of at least, and of at most, so many days of work; null without a bound. */
  readonly minDays: number | null;
  readonly maxDays: number | null;
}

/** What is due, and who may cancel on these terms. */
interface CancellationRules {
  /** Whether each day of work is counted by itself, or the booking as a whole from its first day. */
  readonly per: "Day" | "Booking";
  readonly mayCancel: "Company" | "EitherSide";
  /** Of the steps that have begun, the one that began last applies; before the first of them nothing is due. */
  readonly steps: readonly CancellationStep[];
  /** Due instead of a step's share for weather or another cause beyond control; null if the terms make no difference. */
  readonly beyondControlPercent: number | null;
}

/** The terms of an offer, as they were when it was made. */
export interface CancellationTerms extends CancellationRules {
  /** The id of the agreement; null of terms that the company wrote itself. */
  readonly agreement: string | null;
  /** The agreement's name, source and date, as they were; null of the company's own terms. */
  readonly name: string | null;
  readonly source: string | null;
  readonly since: string | null;
  /** Where times and days are counted, an IANA name, and the country of its working days, ISO 3166-1. */
  readonly zone: string;
  readonly country: string | null;
  /** When the work begins, HH:MM; null if it was not said: a day then begins at 00:00. */
  readonly callTime: string | null;
  /** The company's own words. */
  readonly text: string | null;
}

/** Terms of the trade. */
export interface CancellationAgreement extends CancellationRules {
  readonly id: string;
  readonly name: string;
  /** The year or month from which the source is known to say so: its own, or when it was read if it has none. */
  readonly since: string;
  readonly source: string;
}

const ANY_LENGTH = { minDays: null, maxDays: null } as const;

export const CANCELLATION_AGREEMENTS: readonly CancellationAgreement[] = [
  {
    id: "ACTRA_IPA",
    name: "ACTRA Independent Production Agreement",
    since: "2020",
    source: "ACTRA Toronto, Independent Production Agreement, A1906",
    per: "Day",
    mayCancel: "Company",
    steps: [
      { from: "Hours", count: 36, time: null, percent: 50, ...ANY_LENGTH },
      { from: "Hours", count: 24, time: null, percent: 100, ...ANY_LENGTH },
    ],
    beyondControlPercent: 0,
  },
  {
    id: "EQUITY_DANCERS",
    name: "Equity and Dancers Network",
    since: "2026-11",
    source: "Equity and Dancers Network, terms of engagement (dancersnetwork.com)",
    per: "Booking",
    mayCancel: "Company",
    steps: [
      { from: "Booking", count: 0, time: null, percent: 50, minDays: null, maxDays: 3 },
      { from: "OwnLength", count: 0, time: null, percent: 100, minDays: 4, maxDays: null },
      { from: "Hours", count: 48, time: null, percent: 100, ...ANY_LENGTH },
    ],
    beyondControlPercent: 0,
  },
  {
    id: "PACT_EQUITY_BACKGROUND",
    name: "Pact and Equity, background artists",
    since: "2020",
    source: "Pact/Equity agreement for background artists of 2020 (wegotpop, UK FAQs)",
    per: "Day",
    mayCancel: "Company",
    steps: [
      { from: "Days", count: 1, time: "12:00", percent: 50, ...ANY_LENGTH },
      { from: "Days", count: 1, time: "17:30", percent: 100, ...ANY_LENGTH },
    ],
    beyondControlPercent: 50,
  },
  {
    id: "SAG_DAY_PERFORMER",
    name: "SAG-AFTRA, day performers",
    since: "2026-11",
    source:
      "SAG-AFTRA, Engagement and Cancellation (sagaftra.org): written acceptance is a firm engagement; only a verbal call can be cancelled until noon of the day before",
    per: "Day",
    mayCancel: "Company",
    // An offer accepted here is accepted in writing.
    steps: [{ from: "Booking", count: 0, time: null, percent: 100, ...ANY_LENGTH }],
    beyondControlPercent: null,
  },
];

/** The agreement with an id; null for an id that is none. */
export function cancellationAgreement(id: string): CancellationAgreement | null {
  return CANCELLATION_AGREEMENTS.find((one) => one.id === id) ?? null;
}
