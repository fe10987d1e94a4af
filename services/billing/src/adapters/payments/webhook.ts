import Stripe from "stripe";
import { z } from "zod";
import { invalidField } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { FREE, FREQUENCIES, planOfPrice } from "#domain/plans.ts";
import { SUBSCRIPTION_STATUSES } from "@callboard/catalog/states.ts";
import type { SubscriptionFacts } from "#domain/subscription.ts";
import type { PaymentEvent } from "#app/apply-payment-event.ts";

/** The most seconds by which a signature may be old, or ahead of the local clock. */
const TOLERANCE_SECONDS = 300;
/** With this tolerance Stripe's library does not check the age. */
const ANY_AGE = 0;

// Signing and verifying with the library need no API key.
const stripe = new Stripe("sk_unused");

const date = z.number().transform((seconds) => new Date(seconds * 1_000));
/**
 * Since API version 2025-03 the period is in the items; events of older endpoints have it at the top level. What was
 * cancelled has `cancel_at_period_end`, `cancel_at` or both, by its billing mode and by where it was cancelled.
 */
const subscription = z.object({
  id: z.string(),
  customer: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  trial_end: date.nullish(),
  current_period_end: date.nullish(),
  cancel_at: date.nullish(),
  cancel_at_period_end: z.boolean().default(false),
  // What others write there says nothing about the subscription.
  metadata: z
    .object({ plan: z.string(), frequency: z.enum(FREQUENCIES) })
    .partial()
    .catch({}),
  items: z
    .object({
      data: z.array(
        z.object({
          current_period_end: date.nullish(),
          price: z.object({ lookup_key: z.string().nullish() }).nullish(),
        }),
      ),
    })
    .default({ data: [] }),
});
const invoice = z.object({
  number: z.string(),
  customer: z.string(),
  amount_due: z.number().int(),
  currency: z.string(),
  status: z.string(),
  created: date,
});
const session = z.object({ id: z.string() });
const envelope = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: date,
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

/** The signed body of a webhook call, and what is needed to verify it. */
export interface SignedBody {
  readonly body: string;
  /** The header `stripe-signature`; empty if it is missing. */
  readonly signature: string;
  readonly secret: string;
  readonly now: Date;
}

/**
 * `VALIDATION` `SIGNATURE` for a missing or wrong signature and, with another message, for a valid one that is too
 * old.
 */
export function readWebhook(signed: SignedBody): Result<PaymentEvent> {
  const verified = isAhead(signed) ? null : verify(signed, TOLERANCE_SECONDS);
  if (verified === null) {
    const message =
      verify(signed, ANY_AGE) === null
        ? "The signature is invalid."
        : `The signature is valid but more than ${TOLERANCE_SECONDS} s away. Check this server's clock.`;
    return fail(invalidField("stripe-signature", "SIGNATURE", message));
  }
  const read = envelope.safeParse(verified);
  if (!read.success) return fail(invalidField("body", "FORMAT", "The body is not a payment provider event."));
  const { id, type, created, data } = read.data;
  return ok({ id, type, at: created, change: changeOf(type, data.object, created) });
}

/**
 * Stripe's library only rejects old signatures; one made in advance would stay valid until its time plus the
 * tolerance.
 */
function isAhead({ signature, now }: SignedBody): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0);
  return seconds > now.getTime() / 1_000 + TOLERANCE_SECONDS;
}

function verify({ body, signature, secret, now }: SignedBody, tolerance: number): unknown {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, now.getTime());
  } catch {
    return null;
  }
}

/** What an event means to billing. An ignored kind, or a draft without a number, is only recorded. */
function changeOf(type: string, object: Record<string, unknown>, at: Date): PaymentEvent["change"] {
  if (type === "checkout.session.completed" || type === "checkout.session.expired") {
    const read = session.safeParse(object);
    const isCompleted = type === "checkout.session.completed";
    return read.success ? { kind: "checkout", sessionId: read.data.id, isCompleted } : { kind: "other" };
  }
  if (type.startsWith("customer.subscription.")) {
    const read = subscription.safeParse(object);
    return read.success ? subscriptionChange(read.data, type, at) : { kind: "other" };
  }
  if (type.startsWith("invoice.")) {
    const read = invoice.safeParse(object);
    return read.success ? invoiceChange(read.data) : { kind: "other" };
  }
  return { kind: "other" };
}

type Subscription = z.output<typeof subscription>;

/** The item with a price of the list, which need not be the first; otherwise the first. */
const itemOf = ({ items: { data } }: Subscription) =>
  data.find(({ price }) => planOfPrice(price?.lookup_key ?? "") !== null) ?? data[0];

/** The price decides the plan; metadata is used only for subscriptions created without our prices. */
function planOf(read: Subscription) {
  const { metadata } = read;
  const bought = planOfPrice(itemOf(read)?.price?.lookup_key ?? "");
  if (bought) return { plan: bought.plan.key, frequency: bought.frequency };
  return { plan: metadata.plan ?? FREE, frequency: metadata.frequency ?? "Monthly" };
}

const periodEnd = (read: Subscription): Date | null =>
  itemOf(read)?.current_period_end ?? read.current_period_end ?? null;

function subscriptionChange(read: Subscription, type: string, at: Date): PaymentEvent["change"] {
  const facts = { ...factsOf(read, at), isCreation: type === "customer.subscription.created" };
  return { kind: "subscription", customerId: read.customer, facts };
}

function factsOf(read: Subscription, at: Date): SubscriptionFacts {
  const endsAt = read.cancel_at ?? null;
  return {
    subscriptionId: read.id,
    ...planOf(read),
    status: read.status,
    trialEndsAt: read.trial_end ?? null,
    currentPeriodEnd: periodEnd(read),
    cancelAtPeriodEnd: read.cancel_at_period_end || endsAt !== null,
    endsAt,
    at,
    isCreation: false,
  };
}

/**
 * A subscription as the provider returns it now; null if it cannot be parsed. Provider times are in whole seconds.
 */
export function readSubscription(object: unknown, now: Date): SubscriptionFacts | null {
  const read = subscription.safeParse(object);
  return read.success ? factsOf(read.data, new Date(Math.floor(now.getTime() / 1_000) * 1_000)) : null;
}

function invoiceChange(read: z.output<typeof invoice>): PaymentEvent["change"] {
  const { number, amount_due: amountCents, status, created: createdAt } = read;
  const currency = read.currency.toUpperCase();
  const own = { number, amountCents, currency, status, createdAt };
  return { kind: "invoice", customerId: read.customer, invoice: own };
}

/** The signature header of a body, as Stripe would send it. */
export function signWebhook(
  body: string,
  secret: string,
  timestamp = Math.floor(Date.now() / 1_000),
): string {
  return stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
}
