import { FREE, type Frequency } from "./plans.ts";

/** Stripe's words for the state of a subscription. */
export const SUBSCRIPTION_STATUSES = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Days for which a plan stays in force after a payment failed. */
export const GRACE_DAYS = 14;
const DAY_MS = 86_400_000;

/** What billing keeps of a member. */
export interface Subscriber {
  readonly userId: string;
  readonly customerId: string | null;
  readonly plan: string;
  readonly frequency: Frequency | null;
  readonly subscriptionId: string | null;
  readonly status: SubscriptionStatus | null;
  /** When the status was reached. */
  readonly statusSince: Date | null;
  readonly trialEndsAt: Date | null;
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly trialUsed: boolean;
  /** When the newest event that counted was made at the provider. */
  readonly lastEventAt: Date | null;
  readonly brandCode: string | null;
  readonly brandCodeChangedAt: Date | null;
  readonly referredBy: string | null;
  readonly referredByCode: string | null;
  readonly version: number;
}

/** A member of whom billing knows nothing yet. */
export function newSubscriber(userId: string): Subscriber {
  return {
    userId,
    customerId: null,
    plan: FREE,
    frequency: null,
    subscriptionId: null,
    status: null,
    statusSince: null,
    trialEndsAt: null,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    trialUsed: false,
    lastEventAt: null,
    brandCode: null,
    brandCodeChangedAt: null,
    referredBy: null,
    referredByCode: null,
    version: 0,
  };
}

/** The plan in force now: trialing and active give it, past_due for 14 days of grace, the rest is Free. */
export function planInForce(subscriber: Subscriber, now: Date): string {
  switch (subscriber.status) {
    case "trialing":
    case "active":
      return subscriber.plan;
    case "past_due": {
      const since = subscriber.statusSince?.getTime() ?? 0;
      return now.getTime() - since < GRACE_DAYS * DAY_MS ? subscriber.plan : FREE;
    }
    default:
      return FREE;
  }
}

/** Whether a subscription runs that a new checkout would double. */
export function isSubscribed(subscriber: Subscriber): boolean {
  return ["trialing", "active", "past_due", "unpaid", "paused", "incomplete"].includes(
    subscriber.status ?? "",
  );
}

/** What the provider says of a subscription. */
export interface SubscriptionFacts {
  readonly subscriptionId: string;
  readonly plan: string;
  readonly frequency: Frequency;
  readonly status: SubscriptionStatus;
  readonly trialEndsAt: Date | null;
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  /** When the event was made at the provider. */
  readonly at: Date;
}

/**
 * A subscriber after an event of the provider. Order of arrival means nothing: an event that is older than one that
 * counted changes nothing (null).
 */
export function applySubscription(subscriber: Subscriber, facts: SubscriptionFacts): Subscriber | null {
  if (subscriber.lastEventAt && facts.at < subscriber.lastEventAt) return null;
  return {
    ...subscriber,
    plan: facts.plan,
    frequency: facts.frequency,
    subscriptionId: facts.subscriptionId,
    status: facts.status,
    statusSince: facts.status === subscriber.status ? subscriber.statusSince : facts.at,
    trialEndsAt: facts.trialEndsAt,
    currentPeriodEnd: facts.currentPeriodEnd,
    cancelAtPeriodEnd: facts.cancelAtPeriodEnd,
    trialUsed: subscriber.trialUsed || facts.trialEndsAt !== null,
    lastEventAt: facts.at,
    version: subscriber.version + 1,
  };
}
