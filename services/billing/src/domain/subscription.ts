import type { SubscriptionStatus } from "@callboard/catalog/states.ts";
import type { BillingEvent } from "./events.ts";
import { FREE, type Frequency } from "./plans.ts";

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

const RUNNING: ReadonlySet<SubscriptionStatus | null> = new Set(["trialing", "active", "past_due", "unpaid"]);

/** Whether a subscription runs that a new checkout would double; a paused or incomplete one gives nothing. */
export function isSubscribed(subscriber: Pick<Subscriber, "status">): boolean {
  return RUNNING.has(subscriber.status);
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
  /** When the event was made at the provider, to the second. */
  readonly at: Date;
  /** Whether the event says that the subscription was made, and so comes before all others of the same second. */
  readonly isCreation: boolean;
}

/** An event that tells less than what is known already, in whatever order both arrived. */
function isLate(subscriber: Subscriber, facts: SubscriptionFacts): boolean {
  const isSame = facts.subscriptionId === subscriber.subscriptionId;
  if (subscriber.subscriptionId !== null && !isSame && isSubscribed(subscriber) && !RUNNING.has(facts.status))
    return true; // The end of a former subscription is not the end of the one that runs.
  if (subscriber.lastEventAt === null) return false;
  if (facts.at.getTime() === subscriber.lastEventAt.getTime()) return isSame && facts.isCreation;
  return facts.at < subscriber.lastEventAt;
}

/** A subscriber after an event of the provider; null when the event changes nothing, since a newer one counted. */
export function applySubscription(subscriber: Subscriber, facts: SubscriptionFacts): Subscriber | null {
  if (isLate(subscriber, facts)) return null;
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

/** The event of a changed subscription: the plan in force now, and Stripe's word for the state. */
export function subscriptionChanged(subscriber: Subscriber, now: Date): BillingEvent {
  const { userId, version, status } = subscriber;
  return {
    kind: "SubscriptionChanged",
    userId,
    version,
    plan: planInForce(subscriber, now),
    status: status ?? "",
  };
}
