import { languageOf } from "../interface/languages.ts";
import { fullZoneName, wallClock } from "../rules/clock-words.ts";
import type { TermFormats } from "./term-lines.ts";

/** Days, sums and counts as a language writes them, with Latin digits, for texts that are made outside of the client. */
export function termFormats(language: string): TermFormats {
  const { locale: tag, dir } = languageOf(language);
  const locale = `${tag}-u-nu-latn`;
  const day = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return {
    days: (first, last) =>
      first === last
        ? day.format(new Date(first))
        : // In English formatRange puts thin spaces around the dash, which mails and tables do not show everywhere.
          day.formatRange(new Date(first), new Date(last)).replaceAll("\u2009", " "),
    money: (amount, currency) =>
      new Intl.NumberFormat(locale, {
        style: "currency",
        currency,
        maximumFractionDigits: amount % 1 === 0 ? 0 : 2,
      }).format(amount),
    percent: (percent) => new Intl.NumberFormat(locale, { style: "percent" }).format(percent / 100),
    count: (count, unit) =>
      new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count),
    clock: (time) => wallClock(locale, time),
    zone: (zone) => fullZoneName(locale, zone),
    join: (texts) => texts.join(dir === "rtl" ? "؛ " : "; "),
  };
}
