import type Stripe from "stripe";
import { FailureError, internal } from "@callboard/kit/failure.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { map } from "@callboard/kit/result.ts";
import type { Order, Payments } from "#app/ports.ts";
import { priceKey, type Frequency, type Plan } from "#domain/plans.ts";
import { callStripe, createStripeClient, unlessOver, type StripeAccess } from "./stripe-client.ts";
import { reconcilePrices } from "./stripe-prices.ts";
import { readSubscription } from "./webhook.ts";

/** Subscriptions that are read of one customer. */
const MAX_SUBSCRIPTIONS = 20;

export interface StripeOptions extends StripeAccess {
  /** The origin to which the browser returns. */
  readonly publicUrl: string;
  readonly log: Log;
}

/**
 * Stripe as the payment provider. Prices are created before the first order that needs them; if Stripe was
 * unreachable, the next order tries again.
 */
export function createStripePayments({ publicUrl, log, ...access }: StripeOptions): Payments {
  const stripe = createStripeClient(access);
  const priceOf = createPriceLookup(stripe);
  const back = (path: string): string => new URL(path, publicUrl).href;
  return {
    customerFor: async (userId) =>
      map(
        await callStripe(log, "customer", () =>
          stripe.customers.create({ metadata: { userId } }, { idempotencyKey: `customer:${userId}` }),
        ),
        ({ id }) => id,
      ),
    openCheckout: (order) =>
      callStripe(log, "checkout", async () => {
        const price = await priceOf(order.plan, order.frequency);
        const session = await stripe.checkout.sessions.create(sessionOf(order, price, back), {
          idempotencyKey: order.key,
        });
        if (!session.url) throw new FailureError(internal());
        return { sessionId: session.id, url: session.url };
      }),
    endCheckout: (sessionId) =>
      callStripe(log, "end of a checkout", async () => {
        await stripe.checkout.sessions.expire(sessionId).catch(unlessOver);
      }),
    openPortal: async ({ customerId, returnPath }) =>
      map(
        await callStripe(log, "portal", () =>
          stripe.billingPortal.sessions.create({ customer: customerId, return_url: back(returnPath) }),
        ),
        ({ url }) => url,
      ),
    ...createChanges(stripe, log),
  };
}

/**
 * What has to be undone for a subscription to go on, in this order: without flexible billing the date only repeats the
 * mark, and goes with it. Stripe takes either field in one call, never both.
 */
const RESUMPTION = [
  {
    name: "resume",
    isNeeded: (now: Stripe.Subscription) => now.cancel_at_period_end,
    change: { cancel_at_period_end: false },
  },
  {
    name: "clear-date",
    isNeeded: (now: Stripe.Subscription) => now.cancel_at !== null,
    change: { cancel_at: "" as const },
  },
];

/** Lets a subscription go on; each call has a key of its own, since the calls differ. */
async function resume(stripe: Stripe, key: string, subscriptionId: string): Promise<void> {
  let now: Stripe.Subscription = await stripe.subscriptions.retrieve(subscriptionId);
  for (const { name, isNeeded, change } of RESUMPTION) {
    if (!isNeeded(now)) continue;
    now = await stripe.subscriptions.update(subscriptionId, change, { idempotencyKey: `${key}:${name}` });
  }
}

/** Operations on an existing subscription. */
function createChanges(
  stripe: Stripe,
  log: Log,
): Pick<Payments, "endWithPeriod" | "endAtOnce" | "subscriptions" | "forgetCustomer"> {
  return {
    endWithPeriod: ({ key, subscriptionId, ends }) =>
      callStripe(log, "end of a subscription", async () => {
        if (!ends) return resume(stripe, key, subscriptionId);
        const change = { cancel_at_period_end: true };
        await stripe.subscriptions.update(subscriptionId, change, { idempotencyKey: key });
      }),
    endAtOnce: ({ key, subscriptionId }) =>
      callStripe(log, "end of a subscription at once", async () => {
        const credit = { prorate: true, invoice_now: true };
        await stripe.subscriptions.cancel(subscriptionId, credit, { idempotencyKey: key }).catch(unlessOver);
      }),
    subscriptions: (customer) =>
      callStripe(log, "subscriptions", async () => {
        const limit = MAX_SUBSCRIPTIONS;
        const { data } = await stripe.subscriptions.list({ customer, status: "all", limit });
        const now = new Date();
        return data.flatMap((one) => readSubscription(one, now) ?? []);
      }),
    // Stripe ends the subscriptions of a deleted customer, and keeps the invoices.
    forgetCustomer: (customer) =>
      callStripe(log, "end of a customer", async () => {
        await stripe.customers.del(customer).catch(unlessOver);
      }),
  };
}

/** Looks up the id of a price; the price list is created at Stripe once. */
function createPriceLookup(stripe: Stripe): (plan: Plan, frequency: Frequency) => Promise<string> {
  let prices: Promise<ReadonlyMap<string, string>> | null = null;
  return async (plan, frequency) => {
    prices ??= reconcilePrices(stripe);
    try {
      const id = (await prices).get(priceKey(plan, frequency));
      if (id === undefined) throw new Error(`${plan.key} is not of the price list.`);
      return id;
    } catch (error) {
      prices = null;
      throw error;
    }
  };
}

/** A trial requires no card: it ends paused, with the same rights as Free, until there is a card. */
function sessionOf(
  order: Order,
  price: string,
  back: (path: string) => string,
): Stripe.Checkout.SessionCreateParams {
  const { userId, customerId, plan, frequency, trialDays } = order;
  const trial = {
    trial_period_days: trialDays,
    trial_settings: { end_behavior: { missing_payment_method: "pause" } },
  } as const;
  return {
    mode: "subscription",
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { userId, plan: plan.key, frequency }, ...(trialDays > 0 ? trial : {}) },
    payment_method_collection: trialDays > 0 ? "if_required" : "always",
    success_url: back(order.completedPath),
    cancel_url: back(order.returnPath),
  };
}
