import { amountOf } from "./currency.ts";

test.each([
  ["USD", 900, 9],
  ["EUR", 1_299, 12.99],
  ["JPY", 900, 900],
  ["KRW", 15_000, 15_000],
  ["CLP", 8_990, 8_990],
  ["KWD", 2_750, 2.75],
  ["TND", 12_500, 12.5],
  // Without a smaller unit, and counted in hundredths all the same.
  ["ISK", 90_000, 900],
  ["UGX", 500, 5],
  ["USD", 0, 0],
])("an amount in %s of %i is %d", (currency, minor, amount) => {
  expect(amountOf(minor, currency)).toBe(amount);
});
