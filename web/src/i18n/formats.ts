import { languageOf } from "@callboard/catalog/interface/languages.ts";
import { CLOCK } from "@callboard/catalog/rules/clock.ts";
import { useLanguage } from "./use-language.ts";
import { dateFormat, listFormat, numberFormat, relativeFormat } from "./intl.ts";

/** Digits are Latin in every language, so that times and sums read the same for everyone on a production. */
export function localeOf(language: string): string {
  return `${languageOf(language).locale}-u-nu-latn`;
}

/** The direction of writing of a language. */
export function directionOf(language: string): "rtl" | "ltr" {
  return languageOf(language).dir;
}

/** The time zone of this browser, as an IANA name. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export type Formats = {
  /** 21 Nov 2026 */
  readonly day: (value: string | Date, zone?: string) => string;
  /** "Sat 21 Nov, 14:30", with the zone's short name if one is given. */
  readonly moment: (value: string | Date, zone?: string) => string;
  /** "in 3 days", "2 hours ago" */
  readonly ago: (value: string | Date, now?: Date) => string;
  readonly number: (value: number) => string;
  readonly money: (value: number, currency?: string) => string;
  /** "$300–$783": the lower sum on the left in every language. */
  readonly moneyRange: (low: number, high: number, currency?: string) => string;
  readonly percent: (value: number) => string;
  /** "a, b, and c" */
  readonly list: (values: readonly string[]) => string;
  /** "a, b, c" */
  readonly join: (values: readonly string[]) => string;
};

function moneyIn(language: string, value: number, currency: string): string {
  const isFromRight = directionOf(language) === "rtl";
  // Arabic formats would put the letters of the currency after the sum; on a production a dollar is "$" in every
  // language.
  const sum = numberFormat(isFromRight ? "en-US" : localeOf(language), {
    style: "currency",
    currency,
    maximumFractionDigits: value % 1 === 0 ? 0 : 2,
  }).format(value);
  return isFromRight ? leftToRight(sum) : sum;
}

const STEPS: ReadonlyArray<readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number]> = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Less than a minute ago, where the browser's own word does not fit into a sentence. */
const JUST_NOW: Readonly<Record<string, string>> = { en: "just now" };

/** A moment as a date. */
export function asDate(value: string | Date): Date {
  return value instanceof Date ? value : new Date(value);
}

/** A calendar day (YYYY-MM-DD) has no zone: it is the same day everywhere. */
export function isCalendarDay(value: string | Date): boolean {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** Keeps Latin digits and the currency together inside right-to-left text. */
function leftToRight(text: string): string {
  return `\u2066${text.replace(/[\u200e\u200f]/g, "")}\u2069`;
}

function makeFormats(language: string): Formats {
  const locale = localeOf(language);
  const day: Formats["day"] = (value, zone) =>
    dateFormat(locale, {
      // Months as words: an all-numeric date reads differently from country to country.
      day: "numeric",
      month: "short",
      year: "numeric",
      ...(isCalendarDay(value) ? { timeZone: "UTC" } : zone && { timeZone: zone }),
    }).format(asDate(value));
  return {
    day,
    moment: (value, zone) =>
      dateFormat(locale, {
        weekday: "short",
        day: "numeric",
        month: "short",
        ...CLOCK,
        ...(zone && { timeZone: zone, timeZoneName: "short" }),
      }).format(asDate(value)),
    ago: (value, now = new Date()) => {
      const seconds = (asDate(value).getTime() - now.getTime()) / 1000;
      const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
      const words = relativeFormat(locale, { numeric: "auto" });
      return step
        ? words.format(Math.round(seconds / step[1]), step[0])
        : (JUST_NOW[language] ?? words.format(0, "second"));
    },
    number: (value) => numberFormat(locale).format(value),
    money: (value, currency = "USD") => moneyIn(language, value, currency),
    moneyRange: (low, high, currency = "USD") => {
      const range = [low, high].map((value) => moneyIn(language, value, currency)).join("–");
      return directionOf(language) === "rtl" ? leftToRight(range) : range;
    },
    percent: (value) => numberFormat(locale, { style: "percent" }).format(value / 100),
    join: (values) => values.join(language === "ar" ? "، " : ", "),
    list: (values) => listFormat(locale, { type: "conjunction" }).format(values),
  };
}

const made = new Map<string, Formats>();

/** Dates, numbers and money in the conventions of a language. */
export function formatsFor(language: string): Formats {
  const known = made.get(language) ?? makeFormats(language);
  made.set(language, known);
  return known;
}

/** The formats of the current language. */
export function useFormats(): Formats {
  return formatsFor(useLanguage());
}
