import { newId } from "@callboard/kit/ids.ts";
import { priceKey, type Frequency, type Plan } from "../src/domain/plans.ts";

/** The varying facts of a subscription event; the rest is as Stripe documents it. */
export interface SubscriptionShape {
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly plan: Plan;
  readonly frequency: Frequency;
  readonly status: string;
  readonly trialEnd?: number | null;
  /** The date on which it was cancelled to end, without `cancel_at_period_end`, as in flexible billing. */
  readonly cancelAt?: number;
}

const MONTH_SECONDS = 30 * 86_400;

function event(type: string, created: number, object: object): string {
  const data = { object };
  return JSON.stringify({
    id: `evt_${newId()}`,
    object: "event",
    api_version: "2026-10-28.endive",
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    created,
    data,
  });
}

/** `customer.subscription.*` in the shape that Stripe documents since 2025-03: the period is in the items. */
export function subscriptionBody(
  kind: "created" | "updated" | "deleted" | "paused",
  created: number,
  shape: SubscriptionShape,
): string {
  const { plan, frequency } = shape;
  const price = {
    id: `price_${newId()}`,
    object: "price",
    active: true,
    currency: "usd",
    lookup_key: priceKey(plan, frequency),
    recurring: { interval: frequency === "Monthly" ? "month" : "year", interval_count: 1 },
    type: "recurring",
    unit_amount: plan.cents[frequency],
  };
  const item = {
    id: `si_${newId()}`,
    object: "subscription_item",
    current_period_start: created,
    current_period_end: created + MONTH_SECONDS,
    price,
    quantity: 1,
    subscription: shape.subscriptionId,
  };
  return event(`customer.subscription.${kind}`, created, {
    id: shape.subscriptionId,
    object: "subscription",
    billing_mode: { type: "flexible", flexible: { proration_discounts: "included" } },
    cancel_at: shape.cancelAt ?? null,
    cancel_at_period_end: false,
    collection_method: "charge_automatically",
    currency: "usd",
    customer: shape.customerId,
    items: { object: "list", data: [item], has_more: false, url: "/v1/subscription_items" },
    metadata: {},
    status: shape.status,
    trial_end: shape.trialEnd ?? null,
  });
}

const INVOICE_STATUS = { created: "draft", finalized: "open", paid: "paid" } as const;

/** `invoice.*`; a draft has no number yet. */
export function invoiceBody(
  kind: keyof typeof INVOICE_STATUS,
  created: number,
  {
    customerId,
    amountCents,
    number,
    currency = "usd",
  }: {
    readonly customerId: string;
    readonly amountCents: number;
    readonly number: string;
    readonly currency?: string;
  },
): string {
  return event(`invoice.${kind}`, created, {
    id: `in_${newId()}`,
    object: "invoice",
    amount_due: amountCents,
    amount_paid: kind === "paid" ? amountCents : 0,
    created,
    currency,
    customer: customerId,
    number: kind === "created" ? null : number,
    status: INVOICE_STATUS[kind],
  });
}

/** `checkout.session.*` */
export function sessionBody(
  kind: "completed" | "expired",
  created: number,
  { sessionId, customerId }: { readonly sessionId: string; readonly customerId: string },
): string {
  return event(`checkout.session.${kind}`, created, {
    id: sessionId,
    object: "checkout.session",
    customer: customerId,
    mode: "subscription",
    status: kind === "completed" ? "complete" : "expired",
  });
}
