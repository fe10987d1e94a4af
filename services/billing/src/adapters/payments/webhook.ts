import Stripe from "stripe";
import { z } from "zod";
import { FREE, FREQUENCIES } from "#domain/plans.ts";
import { SUBSCRIPTION_STATUSES } from "#domain/subscription.ts";
import type { PaymentEvent } from "#app/apply-payment-event.ts";

/** Seconds by which a signature may be old. */
export const TOLERANCE_SECONDS = 300;

// The library's signing and verifying need no key of the API.
const stripe = new Stripe("sk_unused");

const date = z.number().transform((seconds) => new Date(seconds * 1_000));
const subscription = z.object({
  id: z.string(),
  customer: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  trial_end: date.nullish(),
  current_period_end: date.nullish(),
  cancel_at_period_end: z.boolean().default(false),
  metadata: z.object({ plan: z.string().default(FREE), frequency: z.enum(FREQUENCIES).default("Monthly") }),
});
const invoice = z.object({
  number: z.string(),
  customer: z.string(),
  amount_due: z.number().int(),
  currency: z.string(),
  status: z.string(),
  created: date,
});
const envelope = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: date,
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

/** Verifies Stripe's signature over the raw body; null for a missing, wrong or old one, or another shape. */
export function readWebhook(body: string, signature: string, secret: string): PaymentEvent | null {
  try {
    const verified: unknown = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    const { id, type, created, data } = envelope.parse(verified);
    return { id, type, at: created, change: changeOf(type, data.object, created) };
  } catch {
    return null;
  }
}

function changeOf(type: string, object: Record<string, unknown>, at: Date): PaymentEvent["change"] {
  if (type === "checkout.session.completed")
    return { kind: "checkout", sessionId: z.string().parse(object["id"]) };
  if (type.startsWith("customer.subscription.")) {
    const read = subscription.parse(object);
    const facts = {
      subscriptionId: read.id,
      plan: read.metadata.plan,
      frequency: read.metadata.frequency,
      status: read.status,
      trialEndsAt: read.trial_end ?? null,
      currentPeriodEnd: read.current_period_end ?? null,
      cancelAtPeriodEnd: read.cancel_at_period_end,
      at,
    };
    return { kind: "subscription", customerId: read.customer, facts };
  }
  if (type.startsWith("invoice.")) {
    const read = invoice.parse(object);
    const { number, status, created } = read;
    const currency = read.currency.toUpperCase();
    const own = { number, amountCents: read.amount_due, currency, status, createdAt: created };
    return { kind: "invoice", customerId: read.customer, invoice: own };
  }
  return { kind: "other" };
}

/** The signature header of a body, as Stripe would send it. */
export function signWebhook(
  body: string,
  secret: string,
  timestamp = Math.floor(Date.now() / 1_000),
): string {
  return stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
}
