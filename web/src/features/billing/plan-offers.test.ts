import { givesOf, isRunning, knownPlan, plansOf, yearlySaving } from "./plan-offers.ts";

const plan = (Key: string, BillingFrequency: string, Price: number) => ({
  Key,
  BillingFrequency,
  Price,
  Currency: "USD",
  TrialDays: 14,
});
const plans = [plan("Studio", "Monthly", 59), plan("Studio", "Yearly", 588), plan("Odd", "Yearly", 10)];

test("plans are shown one frequency at a time", () => {
  expect(plansOf(plans, "Yearly").map(({ Key }) => Key)).toEqual(["Studio", "Odd"]);
});

test.each([
  ["Studio", 17],
  ["Odd", 0],
  ["Nothing", 0],
])("%s is %i percent less by the year", (key, expected) => {
  expect(yearlySaving(plans, key)).toBe(expected);
});

test.each([
  ["active", true],
  ["trialing", true],
  ["past_due", true],
  ["canceled", false],
  ["incomplete_expired", false],
  [null, false],
])("%s runs: %s", (status, expected) => {
  expect(isRunning(status)).toBe(expected);
});

test.each([
  ["Free", "Free"],
  ["Talent Pro", "Talent Pro"],
  ["Enterprise", null],
  ["toString", null],
])("the plan %s has the words of %s", (key, expected) => {
  expect(knownPlan(key)).toBe(expected);
});

test.each([
  ["Free", false, "search"],
  ["Free", true, "post"],
  ["Studio", true, "everything"],
  ["Agency", false, "everything"],
] as const)("the plan %s, to somebody who casts: %s, begins with %s", (plan, casts, first) => {
  expect(givesOf(plan, casts)[0]).toBe(first);
});
