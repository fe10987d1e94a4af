import { numberOf, refusalOf } from "./numbers.ts";

test.each<[language: string, typed: string, count: number | string | null, amount: number | string | null]>([
  ["en", "", null, null],
  ["en", " ", null, null],
  ["en", "12", 12, 12],
  ["en", " 12.50 ", 12.5, 12.5],
  ["en", "-3", -3, -3],
  ["en", "\u22123", -3, -3],
  ["en", "1,500", 1500, 1500],
  ["en", "1,500,000.25", 1_500_000.25, 1_500_000.25],
  ["en", "1.000,50", 1000.5, 1000.5],
  ["en", "1,5", 1.5, 1.5],
  ["en", "12.", 12, 12],
  ["en", "0.125", 0.125, 0.125],
  // Thousands by another language's habit, or a slip: no amount has three decimals, and nothing is guessed.
  ["en", "1.300", 1300, "1.300"],
  ["tr", "1.300", 1300, 1300],
  ["tr", "1,300", 1300, "1,300"],
  ["tr", "1.300,75", 1300.75, 1300.75],
  ["tr", "1,300.75", 1300.75, 1300.75],
  ["tr", "12,5", 12.5, 12.5],
  ["tr", "12.5", 12.5, 12.5],
  ["tr", "1.300.000", 1_300_000, 1_300_000],
  ["ar", "١٣٠٠", 1300, 1300],
  ["ar", "١٬٣٠٠٫٧٥", 1300.75, 1300.75],
  ["ar", "١٢٫٥", 12.5, 12.5],
  ["ar", "۱۳۰۰", 1300, 1300],
  ["ar", "1،300", 1300, 1300],
  ["en", "1 300", 1300, 1300],
  ["en", "1\u202f300\u00a0000", 1_300_000, 1_300_000],
  ["en", "1'300", 1300, 1300],
  ["en", "\u202a1500\u202c", 1500, 1500],
  ["en", "１５００", 1500, 1500],
  ["en", "abc", "abc", "abc"],
  ["en", "12 USD", "12 USD", "12 USD"],
  ["en", "1e9", "1e9", "1e9"],
  ["en", "1,30,00", "1,30,00", "1,30,00"],
  ["en", "1.2.3", "1.2.3", "1.2.3"],
  ["en", "12.345.6", "12.345.6", "12.345.6"],
])("in %s, %j is read as a count %j and as an amount %j", (language, typed, count, amount) => {
  expect(numberOf(typed, { language, money: false })).toBe(count);
  expect(numberOf(typed, { language, money: true })).toBe(amount);
});

const count = { min: 1, max: 999, money: false };
const money = { min: 0, max: Infinity, money: true };

test.each([
  [null, count, null],
  [undefined, count, null],
  [1, count, null],
  ["abc", count, "notANumber"],
  [0, count, "tooSmall"],
  [1000, count, "tooBig"],
  [1.5, count, "notWhole"],
  [-3, money, "tooSmall"],
  [0, money, null],
  [140.5, money, null],
  [19.99, money, null],
  [1.001, money, "tooManyDecimals"],
] as const)("%j by %j is refused as %s", (value, rule, expected) => {
  expect(refusalOf(value, rule)).toBe(expected);
});
