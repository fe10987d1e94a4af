/** Constraints on a number. */
export type NumberRule = {
  readonly min: number;
  readonly max: number;
  /** Amounts of money may have cents; everything else is an integer. */
  readonly money: boolean;
};

const PLAIN = /^-?\d+(\.\d*)?$/;
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** The input as a number if it is one, otherwise as typed, so that nothing is lost; null if it is empty. */
export function numberOf(typed: string): number | string | null {
  const text = typed.trim();
  if (text === "") return null;
  if (PLAIN.test(text)) return Number(text);
  return GROUPED.test(text) ? Number(text.replaceAll(",", "")) : typed;
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
