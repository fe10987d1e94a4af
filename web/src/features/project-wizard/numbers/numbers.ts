/** What a number must be. */
export type NumberRule = {
  readonly min: number;
  readonly max: number;
  /** An amount of money has cents; everything else is a count. */
  readonly money: boolean;
};

const PLAIN = /^-?\d+(\.\d*)?$/;
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** What was typed, as a number where it is one. Anything else stays as it was typed, so that nothing is lost. */
export function numberOf(typed: string): number | string | null {
  const text = typed.trim();
  if (text === "") return null;
  if (PLAIN.test(text)) return Number(text);
  return GROUPED.test(text) ? Number(text.replaceAll(",", "")) : typed;
}

export type Refusal = "notANumber" | "notWhole" | "tooManyDecimals" | "tooSmall" | "tooBig";

/** Why an entry is refused; null where it is not, or where there is none. */
export function refusalOf(value: unknown, { min, max, money }: NumberRule): Refusal | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value !== "number") return "notANumber";
  if (value < min) return "tooSmall";
  if (value > max) return "tooBig";
  if (Number(value.toFixed(money ? 2 : 0)) === value) return null;
  return money ? "tooManyDecimals" : "notWhole";
}
