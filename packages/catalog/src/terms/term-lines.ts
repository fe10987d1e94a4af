import { RATE_FREQUENCIES } from "../position-types.ts";
import type { CancellationStep, CancellationTerms } from "./cancellation-terms.ts";

/** What a fee is counted by. */
export const FEE_UNITS = RATE_FREQUENCIES.filter(
  (unit): unit is FeeUnit => unit !== "Deferred" && unit !== "Unpaid",
);
export type FeeUnit = Exclude<(typeof RATE_FREQUENCIES)[number], "Deferred" | "Unpaid">;

/** What was requested, offered or booked, as it was said when the request was made. */
export interface RequestTerms {
  readonly kind: string;
  /** YYYY-MM-DD, in order. */
  readonly days: readonly string[];
  readonly fee: number | null;
  readonly currency: string | null;
  /** What the fee is counted by; null of a request that does not say it. */
  readonly unit: string | null;
  /** Use and other terms, in the company's words. */
  readonly text: string | null;
  readonly cancellation: CancellationTerms | null;
}

/** The names of the lines, in their order. */
type TermName = "days" | "fee" | "text" | "cancellation" | "mayCancel" | "source";

/** A line of the terms, as a reader sees it; a value may have several rows, separated by line breaks. */
export interface TermLine {
  readonly term: TermName;
  readonly label: string;
  readonly value: string;
}

/** The words of the lines in one language; what is in braces is filled in. */
export interface TermWords {
  readonly labels: Readonly<Record<TermName, string>>;
  readonly units: Readonly<Record<(typeof RATE_FREQUENCIES)[number], string>>;
  /** `{fee}` and `{unit}`. */
  readonly feeByUnit: string;
  readonly noneRecorded: string;
  readonly notStated: string;
  readonly company: string;
  readonly eitherSide: string;
  /** `{when}` and `{percent}`. */
  readonly step: string;
  readonly fromBooking: string;
  /** `{hours}`. */
  readonly hoursBefore: string;
  /** `{time}` and `{days}`. */
  readonly daysBefore: string;
  readonly workingDaysBefore: string;
  readonly ownLengthBefore: string;
  /** `{days}`. */
  readonly upToDays: string;
  readonly fromDays: string;
  /** `{percent}`. */
  readonly beyondControl: string;
  readonly eachDay: string;
  /** `{time}` and `{zone}`. */
  readonly counted: string;
  /** `{name}`, `{since}` and `{source}`. */
  readonly agreement: string;
  /** `{amount}`. */
  readonly due: string;
  /** `{percent}`. */
  readonly dueShare: string;
  readonly nothingDue: string;
  readonly dueBeyondControl: string;
}

/** How values are written. */
export interface TermFormats {
  /** The days from one to another, which may be the same. */
  readonly days: (first: string, last: string) => string;
  readonly money: (amount: number, currency: string) => string;
  readonly percent: (percent: number) => string;
  readonly count: (count: number, unit: "hour" | "day") => string;
  /** A time of day (HH:mm). */
  readonly clock: (time: string) => string;
  /** The name of a zone, such as "Pacific Time". */
  readonly zone: (zone: string) => string;
  readonly join: (texts: readonly string[]) => string;
}

type Value = (terms: RequestTerms, words: TermWords, formats: TermFormats) => string;

/** The lines of a request's terms: a new term is one row here and its label. */
const ROWS: Readonly<Record<TermName, Value>> = {
  days: ({ days }, _, formats) =>
    formats.join(runsOf(days).map(([first, last]) => formats.days(first, last))),
  fee: ({ fee, currency, unit }, words, formats) => {
    if (fee === null) return "";
    const amount = formats.money(fee, currency ?? "USD");
    const by = (words.units as Readonly<Record<string, string>>)[unit ?? ""];
    return by ? fill(words.feeByUnit, { fee: amount, unit: by }) : amount;
  },
  text: ({ text }) => text ?? "",
  cancellation: ({ kind, cancellation }, words, formats) => {
    if (cancellation) return cancellationText(cancellation, words, formats);
    return kind === "Offer" || kind === "Booking" ? words.noneRecorded : "";
  },
  mayCancel: ({ cancellation }, words) => {
    if (!cancellation || cancellation.steps.length === 0) return "";
    return cancellation.mayCancel === "Company" ? words.company : words.eitherSide;
  },
  source: ({ cancellation }, words) =>
    cancellation?.name
      ? fill(words.agreement, {
          name: cancellation.name,
          since: cancellation.since ?? "",
          source: cancellation.source ?? "",
        })
      : "",
};

/**
 * The terms of a request as labelled lines, for every place that shows them: pages, mails, calendar entries and exports.
 * A term that was not stated has no line; cancellation terms of an offer or a booking without any say so.
 */
export function termLines(terms: RequestTerms, words: TermWords, formats: TermFormats): readonly TermLine[] {
  return (Object.keys(ROWS) as TermName[]).flatMap((term) => {
    const value = ROWS[term](terms, words, formats);
    return value === "" ? [] : [{ term, label: words.labels[term], value }];
  });
}

/** What cancellation terms say is due; a sum that cannot be counted is null. */
export interface DueTerms {
  readonly days: readonly { readonly day: string; readonly percent: number }[];
  readonly amount: number | null;
  readonly currency: string | null;
  readonly beyondControl: boolean;
}

/** What is due on a cancellation, in a sentence or two: the sum, or without one the share of each day's fee. */
export function dueText(
  { days, amount, currency, beyondControl }: DueTerms,
  words: TermWords,
  formats: TermFormats,
): string {
  const percents = new Set(days.map(({ percent }) => percent));
  const shares = days.map(({ day, percent }) => `${formats.days(day, day)}: ${formats.percent(percent)}`);
  const [first = 0] = percents;
  const share =
    percents.size === 1 ? fill(words.dueShare, { percent: formats.percent(first) }) : formats.join(shares);
  const sum = amount === null ? "" : fill(words.due, { amount: formats.money(amount, currency ?? "USD") });
  const isNothing = percents.size === 1 && first === 0;
  const due = isNothing ? [words.nothingDue] : [sum, share];
  return [...due, beyondControl && words.dueBeyondControl].filter(Boolean).join(" ");
}

function cancellationText(terms: CancellationTerms, words: TermWords, formats: TermFormats): string {
  const { steps, beyondControlPercent: beyond, callTime, zone, text } = terms;
  const counted = fill(words.counted, { time: formats.clock(callTime ?? "00:00"), zone: formats.zone(zone) });
  return [
    ...steps.map((step) => stepText(step, words, formats)),
    steps.length > 0 && beyond !== null && fill(words.beyondControl, { percent: formats.percent(beyond) }),
    steps.length > 0 && (terms.per === "Day" ? `${words.eachDay} ${counted}` : counted),
    text,
  ]
    .filter((line) => typeof line === "string" && line !== "")
    .join("\n");
}

function stepText(step: CancellationStep, words: TermWords, formats: TermFormats): string {
  const { count, time, percent, minDays, maxDays } = step;
  const before = { time: formats.clock(time ?? "00:00"), days: formats.count(count, "day") };
  const when = {
    Booking: words.fromBooking,
    Hours: fill(words.hoursBefore, { hours: formats.count(count, "hour") }),
    Days: fill(words.daysBefore, before),
    WorkingDays: fill(words.workingDaysBefore, before),
    OwnLength: words.ownLengthBefore,
  }[step.from];
  const bounds = [
    minDays !== null && fill(words.fromDays, { days: formats.count(minDays, "day") }),
    maxDays !== null && fill(words.upToDays, { days: formats.count(maxDays, "day") }),
  ].filter((bound) => bound !== false);
  return [fill(words.step, { when, percent: formats.percent(percent) }), ...bounds].join(" ");
}

const DAY_MS = 86_400_000;

/** Days in order as runs of days that follow each other, each with its first and last day. */
function runsOf(days: readonly string[]): readonly (readonly [string, string])[] {
  const runs: [string, string][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && Date.parse(day) - Date.parse(last[1]) === DAY_MS) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/** Puts values into the braces of a text. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (brace, name: string) => values[name] ?? brace);
}
