import type { Selectable } from "kysely";
import type { Invoice } from "#app/ports.ts";
import type { Frequency } from "#domain/plans.ts";
import type { SubscriptionStatus } from "@callboard/catalog/states.ts";
import type { Subscriber } from "#domain/subscription.ts";
import type { SubscriberTable, Tables } from "./tables.ts";

export function toSubscriber(row: Selectable<SubscriberTable>): Subscriber {
  return {
    userId: row.user_id,
    customerId: row.customer_id,
    plan: row.plan,
    frequency: row.billing_frequency as Frequency | null,
    subscriptionId: row.subscription_id,
    status: row.status as SubscriptionStatus | null,
    statusSince: row.status_since,
    trialEndsAt: row.trial_ends_at,
    currentPeriodEnd: row.current_period_end,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    endsAt: row.ends_at,
    trialUsed: row.trial_used,
    lastEventAt: row.last_event_at,
    brandCode: row.brand_code,
    brandCodeChangedAt: row.brand_code_changed_at,
    referredBy: row.referred_by,
    referredByCode: row.referred_by_code,
    announcedPlan: row.announced_plan,
    version: row.version,
  };
}

export function fromSubscriber(subscriber: Subscriber): Omit<SubscriberTable, "user_id"> {
  return {
    customer_id: subscriber.customerId,
    plan: subscriber.plan,
    billing_frequency: subscriber.frequency,
    subscription_id: subscriber.subscriptionId,
    status: subscriber.status,
    status_since: subscriber.statusSince,
    trial_ends_at: subscriber.trialEndsAt,
    current_period_end: subscriber.currentPeriodEnd,
    cancel_at_period_end: subscriber.cancelAtPeriodEnd,
    ends_at: subscriber.endsAt,
    trial_used: subscriber.trialUsed,
    last_event_at: subscriber.lastEventAt,
    brand_code: subscriber.brandCode,
    brand_code_changed_at: subscriber.brandCodeChangedAt,
    referred_by: subscriber.referredBy,
    referred_by_code: subscriber.referredByCode,
    announced_plan: subscriber.announcedPlan,
    version: subscriber.version,
  };
}

export function toInvoice(row: Selectable<Tables["invoice"]>): Invoice {
  return {
    number: row.number,
    userId: row.user_id,
    amountCents: row.amount_cents,
    currency: row.currency,
    status: row.status,
    createdAt: row.created_at,
  };
}

export function fromInvoice(invoice: Invoice): Tables["invoice"] {
  return {
    number: invoice.number,
    user_id: invoice.userId,
    amount_cents: invoice.amountCents,
    currency: invoice.currency,
    status: invoice.status,
    created_at: invoice.createdAt,
  };
}
