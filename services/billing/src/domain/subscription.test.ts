import {
  applySubscription,
  endingOf,
  graceEndsAt,
  isOrderUnknown,
  newSubscriber,
  isUnchanged,
  trialDaysOf,
  viewerCan,
  type SubscriptionFacts,
} from "./subscription.ts";

const now = new Date("2026-11-21T12:00:00Z");
const facts: SubscriptionFacts = {
  subscriptionId: "sub",
  plan: "Talent Pro",
  frequency: "Monthly",
  status: "active",
  trialEndsAt: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  endsAt: null,
  at: now,
  isCreation: false,
};

test.each([
  ["nothing yet", null, false, null, ["createCheckout"]],
  ["a plan that was cancelled", "canceled", false, "sub", ["createCheckout", "openBillingPortal"]],
  ["a plan that runs", "active", false, "sub", ["cancelSubscription", "openBillingPortal"]],
  ["a plan that ends with its period", "active", true, "sub", ["resumeSubscription", "openBillingPortal"]],
  ["a payment that failed", "past_due", false, "sub", ["cancelSubscription", "openBillingPortal"]],
] as const)(
  "a member with %s may call no more than that",
  (_what, status, ends, subscriptionId, operations) => {
    expect(viewerCan({ status, cancelAtPeriodEnd: ends, subscriptionId })).toEqual(operations);
  },
);

test.each(["canceled", "paused", "incomplete"] as const)("what is %s cannot end, and says so", (status) => {
  expect(endingOf({ status, cancelAtPeriodEnd: false }, true)).toMatchObject({ failure: { state: status } });
});

test("who never had a plan has none to end, and no state", () => {
  const ending = endingOf(newSubscriber("a"), true);
  expect(ending).toMatchObject({ ok: false, failure: { rule: "NOT_SUBSCRIBED" } });
  expect(ending.ok ? ending : ending.failure).not.toHaveProperty("state");
});

test.each([
  [false, 14],
  [true, 0],
])("with the trial used (%s) a checkout gives %i days of it", (trialUsed, days) => {
  expect(trialDaysOf({ trialUsed })).toBe(days);
});

test("a failed payment of which nobody knows since when has no end of its grace", () => {
  expect(graceEndsAt({ status: "past_due", statusSince: null })).toBeNull();
});

test("the first report of a subscription that is known by its id alone is no puzzle", () => {
  const known = { ...newSubscriber("a"), subscriptionId: "sub" };
  expect(isOrderUnknown(known, facts)).toBe(false);
});

test.each<[string, Partial<SubscriptionFacts>]>([
  ["another subscription", { subscriptionId: "other" }],
  ["another frequency", { frequency: "Yearly" }],
  ["a trial", { trialEndsAt: now }],
])("the provider's word of %s is another one", (_name, change) => {
  const known = applySubscription(newSubscriber("a"), facts);
  expect(known && isUnchanged(known, { ...facts, ...change })).toBe(false);
});

test("the provider's word of the same trial and period is the same", () => {
  const times = { trialEndsAt: now, currentPeriodEnd: new Date("2026-12-21T12:00:00Z") };
  const known = applySubscription(newSubscriber("a"), { ...facts, ...times });
  const again = { trialEndsAt: new Date(now), currentPeriodEnd: new Date("2026-12-21T12:00:00Z") };
  expect(known && isUnchanged(known, { ...facts, ...again })).toBe(true);
  const later = { ...again, currentPeriodEnd: new Date("2027-01-21T12:00:00Z") };
  expect(known && isUnchanged(known, { ...facts, ...later })).toBe(false);
});

test("the start of a subscription counts also if the end of the one before was later and arrived first", () => {
  const first = applySubscription(newSubscriber("a"), { ...facts, subscriptionId: "sub_first" });
  const ended =
    first &&
    applySubscription(first, {
      ...facts,
      subscriptionId: "sub_first",
      status: "canceled",
      at: new Date(facts.at.getTime() + 5_000),
    });
  const second = { ...facts, subscriptionId: "sub_second", at: new Date(facts.at.getTime() + 2_000) };
  expect(ended && applySubscription(ended, second)).toMatchObject({
    subscriptionId: "sub_second",
    status: facts.status,
  });
  expect(ended && isOrderUnknown(ended, second)).toBe(true);
});
