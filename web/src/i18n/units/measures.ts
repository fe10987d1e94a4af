import { numberFormat } from "../intl.ts";
import { localeOf } from "../formats.ts";

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
const KG_PER_POUND = 0.453_592_37;

/** The units of the stored measures. */
export type Measure = "cm" | "kg";

const UNITS = { cm: "centimeter", kg: "kilogram" } as const;

/** Feet and inches as the trade writes them: 5'11". */
function feetOf(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH);
  return `${Math.floor(inches / INCHES_PER_FOOT)}'${inches % INCHES_PER_FOOT}"`;
}

/** A measure in the reader's system; in English, which both systems read, in both: 5'11" (180 cm). */
export function measureIn(language: string, measure: Measure, value: number | null | undefined): string {
  if (value === null || value === undefined) return "";
  const metric = numberFormat(localeOf(language), { style: "unit", unit: UNITS[measure] }).format(value);
  if (language !== "en") return metric;
  const imperial = measure === "cm" ? feetOf(value) : `${Math.round(value / KG_PER_POUND)} lb`;
  return `${imperial} (${metric})`;
}

const number = (text: string): number => Number(text.replace(",", "."));

/** What is written as a height, in centimeters: 180, 180 cm, 1.80 m, 5'11", 5 ft 11; null if it is none. */
function heightOf(text: string): number | null {
  const [, feet, inches = "0"] =
    /^(\d)\s*(?:'|’|′|ft|feet)\s*(?:(\d{1,2}(?:[.,]\d)?)\s*(?:"|”|″|''|in|inches)?)?/i.exec(text) ?? [];
  if (feet !== undefined) return (Number(feet) * INCHES_PER_FOOT + number(inches)) * CM_PER_INCH;
  const [, amount, unit] = /^(\d+(?:[.,]\d+)?)\s*(cm|m|سم|م)?(?!\p{L})/iu.exec(text) ?? [];
  if (amount === undefined) return null;
  const isMeters = unit === undefined ? number(amount) < 3 : /^(?:m|م)$/i.test(unit);
  return number(amount) * (isMeters ? 100 : 1);
}

/** What is written as a weight, in kilograms: 72, 72 kg, 160 lb; null if it is none. */
function weightOf(text: string): number | null {
  const [, amount, unit] = /^(\d+(?:[.,]\d+)?)\s*(kgs?|lbs?|pounds?|كغم?|كجم?)?(?!\p{L})/iu.exec(text) ?? [];
  if (amount === undefined) return null;
  return number(amount) * (/^(?:lb|pound)/i.test(unit ?? "") ? KG_PER_POUND : 1);
}

/** A measure as someone wrote it, in whole units of the store; null if it cannot be read. */
export function readMeasure(measure: Measure, text: string): number | null {
  const read = measure === "cm" ? heightOf(text.trim()) : weightOf(text.trim());
  return read === null ? null : Math.round(read);
}
