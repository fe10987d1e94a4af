import { SUBSCRIPTION_STATUSES } from "@callboard/catalog/states.ts";
import { changeBrandCode, mayChangeCode, readBrandCode, readReferral, withReferral } from "./brand-code.ts";
import { mayManageBilling, seesBilling } from "./policy.ts";
import {
  applySubscription,
  endingOf,
  graceEndsAt,
  isOrderUnknown,
  isSubscribed,
  newSubscriber,
  planInForce,
  isUnchanged,
  subscriptionChanged,
  viewerCan,
  type Subscriber,
  type SubscriptionFacts,
} from "./subscription.ts";

const now = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const subscriber = (facts: Partial<Subscriber> = {}): Subscriber => ({
  ...newSubscriber("a"),
  plan: "Talent Pro",
  ...facts,
});

test.each([
  [null, null, "Free"],
  ["incomplete", 0, "Free"],
  ["incomplete_expired", 0, "Free"],
  ["trialing", 0, "Talent Pro"],
  ["active", 400, "Talent Pro"],
  ["past_due", 13, "Talent Pro"],
  ["past_due", 14, "Free"],
  ["past_due", null, "Free"],
  ["unpaid", 0, "Free"],
  ["paused", 0, "Free"],
  ["canceled", 0, "Free"],
] as const)("status %s since %s days gives %s", (status, days, plan) => {
  const statusSince = days === null ? null : daysAgo(days);
  expect(planInForce(subscriber({ status, statusSince }), now)).toBe(plan);
});

const facts = (change: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
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
  ...change,
});

test.each([
  ["says something else in the same second", { cancelAtPeriodEnd: true }, true],
  ["says the same in the same second", {}, false],
  ["is newer", { cancelAtPeriodEnd: true, at: new Date(now.getTime() + 1_000) }, false],
  ["is of another subscription", { subscriptionId: "other" }, false],
  ["tells of the beginning", { cancelAtPeriodEnd: true, isCreation: true }, false],
])("a report that %s", (_what, change, isUnknown) => {
  const known = applySubscription(subscriber(), facts());
  expect(isOrderUnknown(known!, facts(change))).toBe(isUnknown);
});

const ACTIONS = ["cancelSubscription", "resumeSubscription", "createCheckout"] as const;
const RUNNING = ["trialing", "active", "past_due", "unpaid"];
const pairs = [null, ...SUBSCRIPTION_STATUSES].flatMap((status) =>
  [false, true].flatMap((cancelAtPeriodEnd) =>
    ACTIONS.map((action) => {
      const runs = status !== null && RUNNING.includes(status);
      const allowed =
        action === "createCheckout" ? !runs : runs && cancelAtPeriodEnd === (action === "resumeSubscription");
      return { status, cancelAtPeriodEnd, action, runs, allowed };
    }),
  ),
);

test.each(pairs)(
  "$status, ends with its period $cancelAtPeriodEnd: $action is offered: $allowed",
  ({ status, cancelAtPeriodEnd, action, runs, allowed }) => {
    const state = { status, cancelAtPeriodEnd, subscriptionId: "sub" };
    expect(viewerCan(state).includes(action)).toBe(allowed);
    if (action === "createCheckout") return;
    const ending = endingOf(state, action === "cancelSubscription");
    if (runs) expect(ending).toEqual({ ok: true, value: allowed ? "change" : "none" });
    else expect(ending).toMatchObject({ ok: false, failure: { code: "CONFLICT", rule: "NOT_SUBSCRIBED" } });
  },
);

test.each([
  ["past_due", 3, 11],
  ["active", 3, null],
] as const)("the grace of %s since %s days ends in %s days", (status, since, left) => {
  const ends = graceEndsAt({ status, statusSince: daysAgo(since) });
  expect(ends).toEqual(left === null ? null : daysAgo(-left));
});

test("events in any order end in the state of the newest", () => {
  const events = [
    facts({ at: daysAgo(3), status: "incomplete" }),
    facts({ at: daysAgo(2), status: "trialing", trialEndsAt: now }),
    facts({ at: daysAgo(1), status: "active" }),
  ];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  for (const order of orders) {
    const end = order.reduce(
      (state, index) => applySubscription(state, events[index]!) ?? state,
      subscriber(),
    );
    expect([order, end.status]).toEqual([order, "active"]);
  }
});

test("of one second, what made the subscription comes first", () => {
  const active = applySubscription(subscriber(), facts());
  const made = facts({ status: "incomplete", isCreation: true });
  expect(applySubscription(active!, made)).toBeNull();
  expect(applySubscription(active!, facts({ status: "past_due" }))?.status).toBe("past_due");
});

test.each([
  ["canceled", "active"],
  ["paused", "active"],
  ["active", "active"],
] as const)("a former subscription that is %s leaves the one that runs %s", (status, expected) => {
  const running = applySubscription(subscriber(), facts({ subscriptionId: "new" }))!;
  const after = applySubscription(running, facts({ subscriptionId: "old", status })) ?? running;
  expect(after.status).toBe(expected);
});

test.each([
  ["past_due", daysAgo(5)],
  ["active", now],
] as const)("a subscriber past due who becomes %s is so since %s", (status, since) => {
  const known = subscriber({
    status: "past_due",
    statusSince: daysAgo(5),
    lastEventAt: daysAgo(1),
    version: 3,
  });
  expect(applySubscription(known, facts({ status }))).toMatchObject({ statusSince: since, version: 4 });
});

test.each([
  [null, false],
  [now, true],
])("a subscription whose trial ends at %s has used the trial: %s", (trialEndsAt, used) => {
  expect(newSubscriber("a")).toMatchObject({ trialUsed: false, cancelAtPeriodEnd: false, plan: "Free" });
  expect(applySubscription(newSubscriber("a"), facts({ trialEndsAt }))?.trialUsed).toBe(used);
});

test.each([
  ["active", "Talent Pro", "active"],
  ["canceled", "Free", "canceled"],
  [null, "Free", ""],
] as const)("of a subscriber who is %s the event says %s", (status, plan, word) => {
  const event = subscriptionChanged(subscriber({ status, version: 2 }), now);
  expect(event).toEqual({ kind: "SubscriptionChanged", userId: "a", version: 2, plan, status: word });
});

test("a changed code is a new version, and says so", () => {
  const { changed, event } = changeBrandCode(subscriber({ version: 2 }), "CODE2026", now);
  expect(changed).toMatchObject({
    brandCode: "CODE2026",
    brandCodeChangedAt: now,
    version: 3,
    plan: "Talent Pro",
  });
  expect(event).toEqual({ kind: "BrandcodeChanged", userId: "a", version: 3 });
});

test("a trial counts as used for ever", () => {
  const trialed = applySubscription(subscriber(), facts({ status: "trialing", trialEndsAt: now }));
  expect(applySubscription(trialed!, facts({ status: "canceled" }))?.trialUsed).toBe(true);
});

test.each(
  SUBSCRIPTION_STATUSES.map(
    (status) => [status, ["trialing", "active", "past_due", "unpaid"].includes(status)] as const,
  ),
)("a subscription that is %s runs: %s", (status, runs) => {
  expect(isSubscribed(subscriber({ status }))).toBe(runs);
});

test.each([
  ["abcd", "ABCD"],
  [" Code2026 ", "CODE2026"],
  ["", null],
  ["A".repeat(16), "A".repeat(16)],
])("the code %j is kept as %j", (text, kept) => {
  expect(readBrandCode(text, "BrandCode")).toEqual({ ok: true, value: kept });
});

test.each(["abc", "A".repeat(17), "with space", "ÄÖÜß", "a-b-c-d"])("the code %j is refused", (text) => {
  const read = readBrandCode(text, "BrandCode");
  expect(read).toMatchObject({ failure: { fields: [{ path: "BrandCode", rule: "BRAND_CODE" }] } });
});

test.each([
  [null, true],
  [daysAgo(89), false],
  [daysAgo(90), true],
])("a code changed at %s may change now: %s", (brandCodeChangedAt, may) => {
  const changed = mayChangeCode(subscriber({ brandCodeChangedAt }), now);
  expect(changed.ok ? null : changed.failure).toEqual(
    may ? null : expect.objectContaining({ code: "LIMIT", rule: "BRAND_CODE_CHANGES" }),
  );
});

test.each([
  ["nobody's", null, "UNKNOWN_CODE"],
  ["one's own", "a", "SELF"],
])("a referral by %s code is refused", (_name, owner, rule) => {
  const result = readReferral("a", "CODE2026", owner);
  expect(result).toMatchObject({ failure: { fields: [{ path: "checkout.BrandCode", rule }] } });
});

test("the first referral stays", () => {
  const referral = { userId: "b", code: "CODE2026" };
  const referred = withReferral(subscriber(), referral);
  expect(referred).toMatchObject({ referredBy: "b", referredByCode: "CODE2026" });
  expect(withReferral(referred, { userId: "c", code: "OTHER" })).toBe(referred);
  expect(withReferral(referred, null)).toBe(referred);
  expect(readReferral("a", null, null)).toEqual({ ok: true, value: null });
});

test.each([
  [{ userId: "a", isAdmin: false }, true],
  [{ userId: "b", isAdmin: false }, false],
  [{ userId: "b", isAdmin: true }, true],
])("%j manages and sees the billing of a: %s", (caller, expected) => {
  expect(mayManageBilling(caller, "a").ok).toBe(expected);
  expect(seesBilling(caller, "a")).toBe(expected);
});

test("a guest sees nobody's billing, and a member without the right to manage it sees why", () => {
  expect(seesBilling(null, "a")).toBe(false);
  const refused = mayManageBilling({ userId: "b", isAdmin: false }, "a");
  expect(refused).toMatchObject({ failure: { code: "FORBIDDEN", rule: "OWNERSHIP" } });
});

test.each<[string, Partial<SubscriptionFacts>, boolean]>([
  ["the same", {}, true],
  ["another status", { status: "past_due" }, false],
  ["another plan", { plan: "Studio" }, false],
  ["an end", { cancelAtPeriodEnd: true }, false],
  ["another period", { currentPeriodEnd: now }, false],
])("the provider's word is %s", (_name, change, same) => {
  const known = applySubscription(subscriber(), facts());
  expect(known && isUnchanged(known, facts(change))).toBe(same);
});
