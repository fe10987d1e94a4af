import type { TermFormats, TermWords } from "./term-lines.ts";

/** Pay of a role as its form has it: decimal amounts and rate frequencies; an empty text is not stated. */
export interface RolePay {
  readonly rate: string;
  readonly rateFrequency: string;
  readonly rate2: string;
  readonly rate2Frequency: string;
}

/** Pay of a role in words: its rates with their units, or that none is stated. */
export function payText(
  { rate, rateFrequency, rate2, rate2Frequency }: RolePay,
  words: TermWords,
  formats: TermFormats,
): string {
  const units = words.units as Readonly<Record<string, string>>;
  const one = (amount: string, unit: string) =>
    [amount === "" ? "" : formats.money(Number(amount), "USD"), units[unit] ?? ""].filter(Boolean).join(" ");
  const rates = [one(rate, rateFrequency), one(rate2, rate2Frequency)].filter(Boolean);
  return rates.length === 0 ? words.notStated : rates.join(" + ");
}
