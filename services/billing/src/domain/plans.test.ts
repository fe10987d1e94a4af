import { CURRENCY, FREQUENCIES, planOfPrice, PLANS, plansFor, priceKey } from "./plans.ts";

test.each(PLANS.flatMap((plan) => FREQUENCIES.map((frequency) => [plan, frequency] as const)))(
  "the name of a price leads back to its plan: %j %s",
  (plan, frequency) => {
    expect(priceKey(plan, frequency)).toMatch(/^[a-z_]+_(monthly|yearly)$/);
    expect(planOfPrice(priceKey(plan, frequency))).toEqual({ plan, frequency });
  },
);

test("the price list, in cents of US dollars", () => {
  expect(PLANS.map(({ key, role, cents }) => [key, role, cents.Monthly, cents.Yearly])).toEqual([
    ["Talent Pro", "Talent", 900, 8_400],
    ["Studio", "Production", 5_900, 58_800],
    ["Agency", "Agent", 2_500, 25_200],
  ]);
  expect(CURRENCY).toBe("USD");
});

test("a price of another list has no plan", () => {
  expect(planOfPrice("gold_monthly")).toBeNull();
});

test("each role has its own plans", () => {
  expect(plansFor(["Talent"]).map(({ key }) => key)).toEqual(["Talent Pro"]);
  expect(plansFor(["Production", "Agent"]).map(({ key }) => key)).toEqual(["Studio", "Agency"]);
  expect(plansFor(["Admin"])).toEqual([]);
});
