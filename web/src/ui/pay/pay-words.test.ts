import { paySpan, rateOf } from "./pay-words.ts";

const role = (Rate: number | null, RateFrequency: string | null) => ({ Rate, RateFrequency });

test.each([
  [role(783, "Daily"), { amount: 783, per: "Daily" }],
  [role(null, "Unpaid"), { amount: 0, per: "Unpaid" }],
  [role(500, null), { amount: 500, per: null }],
  [role(null, "Daily"), null],
  [{}, null],
])("a role with %j pays %j", (given, expected) => {
  expect(rateOf(given)).toEqual(expected);
});

test.each([
  [[], null],
  [[role(null, null)], null],
  [[role(783, "Daily"), role(783, "Daily")], { kind: "same", rate: { amount: 783, per: "Daily" } }],
  [
    [role(900, "Daily"), role(300, "Daily"), role(null, null)],
    { kind: "range", low: { amount: 300, per: "Daily" }, high: { amount: 900, per: "Daily" } },
  ],
  [[role(900, "Weekly"), role(300, "Daily")], { kind: "from", rate: { amount: 300, per: "Daily" } }],
  [[role(null, "Unpaid"), role(300, "Daily")], { kind: "from", rate: { amount: 300, per: "Daily" } }],
  [[role(0, "Unpaid")], { kind: "same", rate: { amount: 0, per: "Unpaid" } }],
])("roles with %j pay %j together", (roles, expected) => {
  expect(paySpan(roles)).toEqual(expected);
});
