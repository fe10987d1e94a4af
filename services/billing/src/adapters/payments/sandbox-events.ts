import { randomBytes } from "node:crypto";
import { priceKey, type Frequency, type Plan } from "#domain/plans.ts";

/** A subscription as the sandbox stores it. */
export interface SandboxSubscription {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly plan: Plan;
  readonly frequency: Frequency;
  readonly currency: string;
  readonly status: string;
  readonly trialEndsAt: Date | null;
  readonly periodBeganAt: Date;
  readonly periodEndsAt: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** The date on which it was cancelled to end, as the portal does it. */
  readonly cancelAt: Date | null;
}

/** An event in Stripe's envelope. */
export interface ProviderEvent {
  readonly id: string;
  readonly object: "event";
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: Record<string, unknown> };
}

/** A reference in Stripe's format: a prefix and an unguessable suffix. */
export const reference = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString("hex")}`;

const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);

function event(type: string, object: Record<string, unknown>, now: Date): ProviderEvent {
  return { id: reference("evt"), object: "event", type, created: seconds(now), data: { object } };
}

/** A change of a subscription. */
export function subscriptionEvent(
  type: "created" | "updated" | "deleted",
  subscription: SandboxSubscription,
  now: Date,
): ProviderEvent {
  return event(`customer.subscription.${type}`, subscriptionObject(subscription), now);
}

/**
 * A subscription in flexible billing, as Stripe's API creates it by default since 2025-09: the period and the price are
 * in its items, and one that was cancelled in the portal has the date of its end without `cancel_at_period_end`.
 */
export function subscriptionObject(subscription: SandboxSubscription): Record<string, unknown> {
  const { subscriptionId, customerId, plan, frequency, trialEndsAt, cancelAt } = subscription;
  const item = {
    object: "subscription_item",
    current_period_start: seconds(subscription.periodBeganAt),
    current_period_end: seconds(subscription.periodEndsAt),
    price: {
      object: "price",
      lookup_key: priceKey(plan, frequency),
      unit_amount: plan.cents[frequency],
      currency: subscription.currency.toLowerCase(),
    },
  };
  return {
    id: subscriptionId,
    object: "subscription",
    customer: customerId,
    billing_mode: { type: "flexible", flexible: { proration_discounts: "included" } },
    status: subscription.status,
    trial_end: trialEndsAt ? seconds(trialEndsAt) : null,
    cancel_at: cancelAt ? seconds(cancelAt) : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    items: { object: "list", data: [item] },
  };
}

/** A paid invoice. */
export function invoiceEvent(
  { customerId, currency }: Pick<SandboxSubscription, "customerId" | "currency">,
  amountCents: number,
  now: Date,
): ProviderEvent {
  const object = {
    id: reference("in"),
    object: "invoice",
    number: reference("CB").toUpperCase(),
    customer: customerId,
    amount_due: amountCents,
    currency: currency.toLowerCase(),
    status: "paid",
    created: seconds(now),
  };
  return event("invoice.paid", object, now);
}

/** The completion of a checkout, or its end without one. */
export function checkoutEvent(
  type: "completed" | "expired",
  { sessionId, customerId }: { readonly sessionId: string; readonly customerId: string },
  now: Date,
): ProviderEvent {
  const object = { id: sessionId, object: "checkout.session", customer: customerId };
  return event(`checkout.session.${type}`, object, now);
}
