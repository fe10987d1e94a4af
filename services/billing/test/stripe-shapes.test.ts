import { expectOk } from "@callboard/testkit/expect-failure.ts";
import type { PaymentEvent } from "../src/app/apply-payment-event.ts";
import { readWebhook, signWebhook } from "../src/adapters/payments/webhook.ts";

/** The shapes that Stripe's API reference and changelog name up to version 2026-10-28.endive. */
const SECRET = "whsec_of_the_suite";
const CREATED = 1_795_940_000;
const PERIOD_END = 1_797_500_000;
const LATER = 1_800_000_000;
const at = (seconds: number): Date => new Date(seconds * 1_000);

function read(type: string, object: object): PaymentEvent["change"] {
  const body = JSON.stringify({ id: "evt_1", object: "event", type, created: CREATED, data: { object } });
  const now = new Date();
  return expectOk(readWebhook({ body, signature: signWebhook(body, SECRET), secret: SECRET, now })).change;
}

const item = (key: string | null, end: number | null = PERIOD_END) => ({
  object: "subscription_item",
  ...(end === null ? {} : { current_period_start: CREATED, current_period_end: end }),
  price: { object: "price", lookup_key: key, currency: "usd" },
});
const subscription = (own: object = {}, items: readonly object[] = [item("talent_pro_monthly")]) => ({
  id: "sub_1",
  object: "subscription",
  customer: "cus_1",
  status: "active",
  trial_end: null,
  cancel_at: null,
  cancel_at_period_end: false,
  metadata: {},
  items: { object: "list", data: items },
  ...own,
});
const FLEXIBLE = { billing_mode: { type: "flexible", flexible: { proration_discounts: "included" } } };
const CLASSIC = { billing_mode: { type: "classic" } };

const renews = { cancelAtPeriodEnd: false, endsAt: null };
const ends = { cancelAtPeriodEnd: true };

test.each<[string, object, object]>([
  ["renews, in classic billing", CLASSIC, renews],
  ["renews, in flexible billing", FLEXIBLE, renews],
  [
    "was cancelled in the portal, in classic billing",
    { ...CLASSIC, cancel_at_period_end: true, cancel_at: PERIOD_END },
    { ...ends, endsAt: at(PERIOD_END) },
  ],
  [
    "was cancelled in the portal, in flexible billing",
    { ...FLEXIBLE, cancel_at: PERIOD_END, canceled_at: CREATED },
    { ...ends, endsAt: at(PERIOD_END) },
  ],
  [
    "was cancelled by the API or the dashboard, in flexible billing",
    { ...FLEXIBLE, cancel_at_period_end: true },
    { ...ends, endsAt: null },
  ],
  [
    "was cancelled for a date after its period",
    { ...FLEXIBLE, cancel_at: LATER },
    { ...ends, endsAt: at(LATER) },
  ],
  ["comes from a version without the date", { cancel_at: undefined }, renews],
  ["has no metadata", { metadata: null }, { plan: "Talent Pro", frequency: "Monthly" }],
  [
    "has metadata of somebody else",
    { metadata: { plan: "gold", frequency: "every second week" } },
    { plan: "Talent Pro", frequency: "Monthly" },
  ],
  [
    "is in its trial",
    { status: "trialing", trial_end: PERIOD_END },
    { status: "trialing", trialEndsAt: at(PERIOD_END) },
  ],
  ["pauses its collection", { pause_collection: { behavior: "void" } }, { status: "active", ...renews }],
])("a subscription that %s", (_what, own, facts) => {
  expect(read("customer.subscription.updated", subscription(own))).toMatchObject({
    kind: "subscription",
    customerId: "cus_1",
    facts: { subscriptionId: "sub_1", ...facts },
  });
});

test.each<[string, object, object]>([
  ["the period in its item", subscription(), { currentPeriodEnd: at(PERIOD_END) }],
  [
    "the period at its top, as before 2025-03",
    subscription({ current_period_end: PERIOD_END }, [item("talent_pro_monthly", null)]),
    { currentPeriodEnd: at(PERIOD_END) },
  ],
  [
    "another item before its plan, with a period of its own",
    subscription({}, [item("addon_yearly", LATER), item("studio_yearly")]),
    { plan: "Studio", frequency: "Yearly", currentPeriodEnd: at(PERIOD_END) },
  ],
  [
    "a price without a name, and metadata",
    subscription({ metadata: { plan: "Agency", frequency: "Yearly" } }, [item(null)]),
    { plan: "Agency", frequency: "Yearly", currentPeriodEnd: at(PERIOD_END) },
  ],
  ["no item", subscription({}, []), { plan: "Free", currentPeriodEnd: null }],
])("a subscription with %s", (_what, object, facts) => {
  expect(read("customer.subscription.updated", object)).toMatchObject({ kind: "subscription", facts });
});

test.each([
  "created",
  "updated",
  "deleted",
  "paused",
  "resumed",
  "trial_will_end",
  "pending_update_applied",
  "pending_update_expired",
])("an event customer.subscription.%s says how the subscription is", (kind) => {
  expect(read(`customer.subscription.${kind}`, subscription())).toMatchObject({
    kind: "subscription",
    facts: { isCreation: kind === "created", at: at(CREATED) },
  });
});

const invoice = (own: object = {}) => ({
  id: "in_1",
  object: "invoice",
  number: "CB-1",
  customer: "cus_1",
  amount_due: 900,
  currency: "usd",
  status: "paid",
  created: CREATED,
  parent: { type: "subscription_details", subscription_details: { subscription: "sub_1" } },
  ...own,
});

test.each<[string, object, object]>([
  ["in US dollars", {}, { amountCents: 900, currency: "USD" }],
  ["in yen, which have no cents", { currency: "jpy" }, { amountCents: 900, currency: "JPY" }],
  ["that is open", { status: "open" }, { status: "open" }],
  ["of nothing, for a trial", { amount_due: 0 }, { amountCents: 0 }],
])("an invoice %s", (_what, own, expected) => {
  expect(read("invoice.paid", invoice(own))).toMatchObject({
    kind: "invoice",
    customerId: "cus_1",
    invoice: expected,
  });
});

test.each<[string, string, object]>([
  ["a draft, which has no number", "invoice.created", invoice({ number: null, status: "draft" })],
  ["a preview, which has no status", "invoice.upcoming", invoice({ number: null, status: null })],
  ["a line of an invoice", "invoiceitem.created", { id: "ii_1", object: "invoiceitem" }],
  [
    "a subscription with a status that is not known yet",
    "customer.subscription.updated",
    subscription({ status: "resting" }),
  ],
  ["a checkout whose payment is under way", "checkout.session.async_payment_succeeded", { id: "cs_1" }],
  ["a customer", "customer.updated", { id: "cus_1", object: "customer" }],
])("%s is only recorded", (_what, type, object) => {
  expect(read(type, object)).toEqual({ kind: "other" });
});
