import type { SubscriptionStatus } from "@callboard/catalog/states.ts";
import { compareSubscriptions, isSurplus, withoutEnded } from "./one-subscription.ts";
import { newSubscriber, type SubscriptionFacts } from "./subscription.ts";

const facts = (subscriptionId: string, status: SubscriptionStatus): SubscriptionFacts => ({
  subscriptionId,
  plan: "Talent Pro",
  frequency: "Monthly",
  status,
  trialEndsAt: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  endsAt: null,
  at: new Date("2026-11-21T12:00:00Z"),
  isCreation: false,
});
const known = { ...newSubscriber("a"), subscriptionId: "known", status: "active" as const };

test.each<[string, SubscriptionStatus, boolean]>([
  ["other", "trialing", true],
  ["other", "active", true],
  ["other", "past_due", true],
  ["other", "unpaid", true],
  ["other", "incomplete", false],
  ["other", "canceled", false],
  ["known", "active", false],
])("beside a running one, %s that is %s is a surplus: %s", (subscriptionId, status, expected) => {
  expect(isSurplus(known, facts(subscriptionId, status))).toBe(expected);
  expect(isSurplus({ ...known, status: "canceled" }, facts(subscriptionId, status))).toBe(false);
  expect(isSurplus(newSubscriber("a"), facts(subscriptionId, status))).toBe(false);
});

test.each<[string, (readonly [string, SubscriptionStatus])[], string | null, string[]]>([
  ["nothing", [], null, []],
  ["the known one", [["known", "active"]], "known", []],
  [
    "a newer one beside it",
    [
      ["new", "trialing"],
      ["known", "active"],
    ],
    "known",
    ["new"],
  ],
  [
    "an older one beside it",
    [
      ["known", "active"],
      ["old", "active"],
    ],
    "known",
    ["old"],
  ],
  [
    "another after the known one ended",
    [
      ["new", "active"],
      ["known", "canceled"],
    ],
    "new",
    [],
  ],
  [
    "two others after it ended",
    [
      ["c", "active"],
      ["b", "active"],
      ["known", "canceled"],
    ],
    "b",
    ["c"],
  ],
  [
    "an end of a surplus",
    [
      ["new", "canceled"],
      ["known", "past_due"],
    ],
    "known",
    [],
  ],
  [
    "nothing that runs",
    [
      ["new", "incomplete"],
      ["known", "paused"],
    ],
    "known",
    [],
  ],
  ["only an old one that ended", [["old", "canceled"]], "old", []],
])("the provider lists %s", (_what, listed, current, surplus) => {
  const compared = compareSubscriptions(
    known,
    listed.map(([id, status]) => facts(id, status)),
  );
  expect(compared.current?.subscriptionId ?? null).toBe(current);
  expect(compared.surplus.map(({ subscriptionId }) => subscriptionId)).toEqual(surplus);
});

test("the known one has ended where the provider says that another is current", () => {
  expect(withoutEnded(known, facts("other", "active"))).toMatchObject({ status: "canceled" });
  expect(withoutEnded(known, facts("known", "active"))).toBe(known);
  expect(withoutEnded(newSubscriber("a"), facts("other", "active")).status).toBeNull();
});
