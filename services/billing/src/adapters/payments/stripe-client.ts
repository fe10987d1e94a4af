import Stripe from "stripe";
import { conflict, FailureError, internal, notFound, unavailable } from "@callboard/kit/failure.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

const DEADLINE_MS = 5_000;
const RETRIES = 1;
/** Stripe has no code for it. */
const NOT_OPEN = /Only Checkout Sessions with a status in \[.*open.*\] can be expired/i;

/** The API key, and `url` if calls go somewhere other than Stripe. */
export interface StripeAccess {
  readonly key: string;
  readonly url?: string | undefined;
}

/** A client of the Stripe API that sends no telemetry. */
export function createStripeClient({ key, url }: StripeAccess): Stripe {
  const place = url === undefined ? null : new URL(url);
  const host = place && {
    host: place.hostname,
    port: place.port || (place.protocol === "https:" ? "443" : "80"),
    protocol: place.protocol === "https:" ? ("https" as const) : ("http" as const),
  };
  return new Stripe(key, { ...host, timeout: DEADLINE_MS, maxNetworkRetries: RETRIES, telemetry: false });
}

/** Calls Stripe and converts its errors to failures; the log names the error, never the key or the payload. */
export async function callStripe<T>(log: Log, call: string, request: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await request());
  } catch (error) {
    if (error instanceof FailureError) return fail(error.failure);
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const facts = {
      event: "payment_call_failed",
      call,
      type: error.type,
      code: error.code,
      status: error.statusCode,
      request: error.requestId,
    };
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      log.error(facts, "Stripe refuses the key: set STRIPE_KEY to a secret key of the account");
    else log.warn(facts, "Stripe did not do what was asked");
    return fail(failureOf(error));
  }
}

/**
 * Throws an error unless it means that there is nothing left to end: Stripe does not know the object, or no longer,
 * or says that a checkout is complete or has expired.
 */
export function unlessOver(error: unknown): void {
  const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
  if (isRefused && (error.code === "resource_missing" || NOT_OPEN.test(error.message))) return;
  throw error;
}

function failureOf(error: InstanceType<typeof Stripe.errors.StripeError>) {
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return conflict("KEY_REUSED", "This ClientKey was already used with a different request.");
  if (error.code === "resource_missing") return notFound("subscription");
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return internal();
  return unavailable("Stripe");
}
