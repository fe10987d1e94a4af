import { localeOf } from "#i18n/formats.ts";

/** Constraints on a number. */
export type NumberRule = {
  readonly min: number;
  readonly max: number;
  /** Amounts of money may have cents; everything else is an integer. */
  readonly money: boolean;
};

/** How a number is read. */
export type NumberReading = {
  /** The writer's, by whose marks thousands and decimals are told apart where a number leaves it open. */
  readonly language: string;
  readonly money: boolean;
};

/** Arabic and Persian digits, of which the last four bits are the value. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/gu;
const NOT_SEEN = /\p{Cf}/gu;
/** Spaces, apostrophes and the Arabic mark of thousands, which only group. */
const GROUPING = /(?<=\d)[\s'’\u066c](?=\d)/gu;
/** The decimal mark of Arabic and Persian. */
const ARABIC_MARK = /\u066b/gu;
const PARTS = /^(-?)(\d+(?:[.,]\d+)*)[.,]?$/u;

/**
 * The input as a number if it is one, otherwise as typed, so that nothing is lost; null if it is empty. Latin, Arabic
 * and Persian digits and either decimal mark are read. What could be thousands as well as decimals is decided by the language,
 * and is no number if that says decimals: an amount has no three of them.
 */
export function numberOf(typed: string, { language, money }: NumberReading): number | string | null {
  const text = typed
    .normalize("NFKD")
    .replaceAll(NOT_SEEN, "")
    .replaceAll(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .trim()
    .replaceAll("\u060c", ",")
    .replaceAll("\u2212", "-")
    .replaceAll(GROUPING, "");
  if (text === "") return null;
  const [, sign = "", digits = ""] = PARTS.exec(text.replaceAll(ARABIC_MARK, ".")) ?? [];
  const size = digits === "" ? null : sizeOf(digits, { language, money, isDecimal: text.includes("\u066b") });
  return size === null ? typed : Number(sign + size);
}

type Marked = NumberReading & { readonly isDecimal: boolean };

const GROUPS = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/u;

/** The digits with a point before the decimals; null if they cannot be told. */
function sizeOf(digits: string, { language, money, isDecimal }: Marked): string | null {
  const marks = digits.replaceAll(/\d/gu, "");
  const last = marks.at(-1);
  if (last === undefined) return digits;
  const isOnlyOne = marks.length === 1;
  if (GROUPS.test(digits) && !isDecimal) {
    // Exactly three digits behind the language's own decimal mark: thousands, or a slip.
    const isClear = !isOnlyOne || !money || last === groupMarkOf(language);
    return isClear ? digits.replaceAll(last, "") : null;
  }
  const place = digits.lastIndexOf(last);
  const [whole, decimals] = [digits.slice(0, place), digits.slice(place + 1)];
  const isWhole = isOnlyOne || (GROUPS.test(whole) && !whole.includes(last));
  return isWhole ? `${whole.replaceAll(/[.,]/gu, "")}.${decimals}` : null;
}

function groupMarkOf(language: string): string | undefined {
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(1_234_567);
  return parts.find(({ type }) => type === "group")?.value;
}

export type Refusal = "notANumber" | "notWhole" | "tooManyDecimals" | "tooSmall" | "tooBig";

/** Why an entry is rejected; null if it is valid or empty. */
export function refusalOf(value: unknown, { min, max, money }: NumberRule): Refusal | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value !== "number") return "notANumber";
  if (value < min) return "tooSmall";
  if (value > max) return "tooBig";
  if (Number(value.toFixed(money ? 2 : 0)) === value) return null;
  return money ? "tooManyDecimals" : "notWhole";
}
