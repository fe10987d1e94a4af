import { payChange } from "./pay-change.ts";

const paid = (rate: number | null, rateFrequency: string | null, rate2: number | null = null) => ({
  rate,
  rateFrequency,
  rate2,
  rate2Frequency: rate2 === null ? null : "Hourly",
});
const stated = (rate: string, rateFrequency: string, rate2 = "") => ({
  rate,
  rateFrequency,
  rate2,
  rate2Frequency: rate2 === "" ? "" : "Hourly",
});

test.each([
  ["the same", paid(400, "Flat"), paid(400, "Flat"), {}],
  [
    "an amount",
    paid(400, "Flat"),
    paid(250.5, "Flat"),
    { formerPay: stated("400", "Flat"), pay: stated("250.5", "Flat") },
  ],
  [
    "a unit",
    paid(400, "Flat"),
    paid(400, "Daily"),
    { formerPay: stated("400", "Flat"), pay: stated("400", "Daily") },
  ],
  [
    "a second rate",
    paid(400, "Flat"),
    paid(400, "Flat", 50),
    { formerPay: stated("400", "Flat"), pay: stated("400", "Flat", "50") },
  ],
  [
    "no longer stated",
    paid(0, "Flat"),
    paid(null, null),
    { formerPay: stated("0", "Flat"), pay: stated("", "") },
  ],
])("%s", (_, before, after, change) => {
  expect(payChange(before, after)).toEqual(change);
});
