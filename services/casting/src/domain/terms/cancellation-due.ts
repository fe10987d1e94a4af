import type { CancellationStep, CancellationTerms } from "@callboard/catalog/terms/cancellation-terms.ts";
import { clockInstant, dayIn } from "@callboard/kit/time/wall-clock.ts";
import { addDays, workingDayBefore } from "#domain/request-end/working-days.ts";
import type { BookingRequest } from "#domain/request.ts";

/** A day of work with the share of its fee that is due. */
export interface CancelledDay {
  readonly day: string;
  readonly percent: number;
}

/** What cancellation terms say is due. */
export interface CancellationDue {
  /** The days that were still ahead, in order. */
  readonly days: readonly CancelledDay[];
  /** The sum in cents; null where the terms give a share but the fee is missing or not by the day or in total. */
  readonly cents: number | null;
  readonly currency: string | null;
  /** Whether it was counted as beyond control, which the terms may treat apart. */
  readonly beyondControl: boolean;
}

interface Cancelling {
  readonly now: Date;
  readonly beyondControl: boolean;
}

type Booked = Pick<BookingRequest, "dates" | "feeCents" | "currency" | "feeUnit" | "cancellation">;

/**
 * What is due if a booking is cancelled now, by the terms that it recorded; null if it recorded none that can be counted,
 * or has no days ahead. A day before today, where the work is, was worked and is no part of a cancellation.
 */
export function cancellationDue(
  { dates, feeCents, currency, feeUnit, cancellation: terms }: Booked,
  { now, beyondControl }: Cancelling,
): CancellationDue | null {
  if (!terms || terms.steps.length === 0) return null;
  const today = dayIn(terms.zone, now);
  const ahead = dates.filter((day) => day >= today);
  if (ahead.length === 0) return null;
  const percentAt = (first: string) => percentFor(terms, { first, days: dates, now, beyondControl });
  const [first = ""] = dates;
  const days = ahead.map((day) => ({ day, percent: percentAt(terms.per === "Day" ? day : first) }));
  const isApart = beyondControl && terms.beyondControlPercent !== null;
  return {
    days,
    cents: centsDue(days, { feeCents, feeUnit, count: dates.length }),
    currency,
    beyondControl: isApart,
  };
}

interface Counting extends Cancelling {
  /** The day from which the notice is counted. */
  readonly first: string;
  /** All days of the booking. */
  readonly days: readonly string[];
}

function percentFor(terms: CancellationTerms, { first, days, now, beyondControl }: Counting): number {
  const begun = terms.steps
    .filter(({ minDays, maxDays }) => days.length >= (minDays ?? 0) && days.length <= (maxDays ?? Infinity))
    .map((step) => ({ step, since: beginOf(step, terms, { first, days }) }))
    .filter(({ since }) => since <= now.getTime());
  if (begun.length === 0) return 0;
  if (beyondControl && terms.beyondControlPercent !== null) return terms.beyondControlPercent;
  return begun.reduce((latest, one) => (one.since >= latest.since ? one : latest)).step.percent;
}

const HOUR_MS = 3_600_000;
const DAY_BEGINS = "00:00";

/** When a step begins, in milliseconds. Hours are elapsed hours; days and times are those of the clocks in the zone. */
function beginOf(
  { from, count, time }: CancellationStep,
  { zone, country, callTime }: CancellationTerms,
  { first, days }: Pick<Counting, "first" | "days">,
): number {
  const call = callTime ?? DAY_BEGINS;
  const at = (day: string, clock: string) => clockInstant(day, clock, zone).getTime();
  switch (from) {
    case "Booking":
      return -Infinity;
    case "Hours":
      return at(first, call) - count * HOUR_MS;
    case "Days":
      return at(addDays(first, -count), time ?? DAY_BEGINS);
    case "WorkingDays":
      return at(workingDayBefore(first, count, country), time ?? DAY_BEGINS);
    case "OwnLength":
      return at(addDays(first, -lengthOf(days)), call);
  }
}

const DAY_MS = 86_400_000;

/** Days from the first to the last, both included. */
function lengthOf(days: readonly string[]): number {
  const [first = "", last = first] = [days[0], days.at(-1)];
  return (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
}

/** The sum of the shares; a fee in total is spread over all days of the booking alike. */
function centsDue(
  days: readonly CancelledDay[],
  { feeCents, feeUnit, count }: Pick<Booked, "feeCents" | "feeUnit"> & { readonly count: number },
): number | null {
  if (feeCents === null) return null;
  const percents = days.reduce((sum, { percent }) => sum + percent, 0);
  if (feeUnit === "Daily") return Math.round((feeCents * percents) / 100);
  if (feeUnit === "Flat") return Math.round((feeCents * percents) / 100 / count);
  return null;
}
