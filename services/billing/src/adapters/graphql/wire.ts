import { recordKey } from "@callboard/kit/record-key.ts";
import type { Overview } from "#app/read-billing.ts";
import { amountOf } from "#domain/currency.ts";
import { CURRENCY, FREQUENCIES } from "#domain/plans.ts";
import {
  endOf,
  graceEndsAt,
  planInForce,
  trialDaysOf,
  viewerCan,
  type Subscriber,
} from "#domain/subscription.ts";
import type { Invoice as InvoiceRecord } from "#app/ports.ts";
import type { BillingOverview, Invoice, User } from "#gen/graphql.ts";

const LAST_CHARACTERS = 4;
const text = (date: Date | null): string | null => date?.toISOString() ?? null;
const tail = (reference: string | null): string | null => reference?.slice(-LAST_CHARACTERS) ?? null;

/** The fields that billing adds to a member; `shows` is what the caller may see. */
export function toUser(
  userId: string,
  subscriber: Subscriber | null,
  shows: { readonly billing: boolean; readonly references: boolean },
): User {
  const key = recordKey("user", userId);
  if (!subscriber || !shows.billing) return { PK: key, SK: key, Data: {} };
  const references = shows.references
    ? { StripeId: tail(subscriber.customerId), SubscriptionId: tail(subscriber.subscriptionId) }
    : {};
  return {
    PK: key,
    SK: key,
    Data: {
      CurrentSubscription: planInForce(subscriber, new Date()),
      BillingFrequency: subscriber.frequency,
      SubscriptionStatus: subscriber.status,
      BrandCode: subscriber.brandCode,
      ...references,
    },
  };
}

export function toOverview({ subscriber, ...overview }: Overview): BillingOverview {
  return {
    Plan: overview.planInForce,
    BillingFrequency: subscriber.frequency,
    SubscriptionStatus: subscriber.status,
    TrialEndsAt: text(subscriber.trialEndsAt),
    CurrentPeriodEnd: text(subscriber.currentPeriodEnd),
    CancelAtPeriodEnd: subscriber.cancelAtPeriodEnd,
    EndsAt: text(endOf(subscriber)),
    GraceEndsAt: text(graceEndsAt(subscriber)),
    TrialUsed: subscriber.trialUsed,
    BrandCode: subscriber.brandCode,
    ReferredByBrandCode: subscriber.referredByCode,
    PendingCheckout: overview.pending,
    Plans: overview.plans.flatMap(({ key, cents }) =>
      FREQUENCIES.map((frequency) => ({
        Key: key,
        BillingFrequency: frequency,
        Price: amountOf(cents[frequency], CURRENCY),
        Currency: CURRENCY,
        TrialDays: trialDaysOf(subscriber),
      })),
    ),
    Invoices: overview.invoices.map(toInvoice),
    ViewerCan: [...viewerCan(subscriber)],
  };
}

/** An invoice, with its amount in whole units of its currency. */
export function toInvoice({ number, createdAt, amountCents, currency, status }: InvoiceRecord): Invoice {
  return {
    Number: number,
    CreatedAt: createdAt.toISOString(),
    Amount: amountOf(amountCents, currency),
    Currency: currency,
    Status: status,
  };
}
