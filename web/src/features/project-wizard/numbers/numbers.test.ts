import { numberOf, refusalOf } from "./numbers.ts";

test.each([
  ["", null],
  [" ", null],
  ["12", 12],
  [" 12.50 ", 12.5],
  ["-3", -3],
  ["1,500", 1500],
  ["1,500,000.25", 1_500_000.25],
  ["abc", "abc"],
  ["12 USD", "12 USD"],
  ["1.000,50", "1.000,50"],
  ["1,5", "1,5"],
  ["12.", 12],
  ["1e9", "1e9"],
])("%j is read as %j", (typed, expected) => {
  expect(numberOf(typed)).toBe(expected);
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
