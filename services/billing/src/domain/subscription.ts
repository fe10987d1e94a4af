import type { SubscriptionStatus } from "@callboard/catalog/states.ts";
import { conflict } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { BillingEvent } from "./events.ts";
import { FREE, TRIAL_DAYS, type Frequency } from "./plans.ts";

/** Days for which a plan stays in force after a payment failed. */
export const GRACE_DAYS = 14;
const DAY_MS = 86_400_000;

/** What billing stores about a member. */
export interface Subscriber {
  readonly userId: string;
  readonly customerId: string | null;
  readonly plan: string;
  readonly frequency: Frequency | null;
  readonly subscriptionId: string | null;
  readonly status: SubscriptionStatus | null;
  /** When the status began. */
  readonly statusSince: Date | null;
  readonly trialEndsAt: Date | null;
  readonly currentPeriodEnd: Date | null;
  /** Whether it was cancelled, and ends by itself. */
  readonly cancelAtPeriodEnd: boolean;
  /** The date on which a cancelled one ends, where that is not the end of its period. */
  readonly endsAt: Date | null;
  readonly trialUsed: boolean;
  /** When the newest applied event was created at the provider. */
  readonly lastEventAt: Date | null;
  readonly brandCode: string | null;
  readonly brandCodeChangedAt: Date | null;
  readonly referredBy: string | null;
  readonly referredByCode: string | null;
  /** The plan in force that was last published. */
  readonly announcedPlan: string | null;
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
    endsAt: null,
    trialUsed: false,
    lastEventAt: null,
    brandCode: null,
    brandCodeChangedAt: null,
    referredBy: null,
    referredByCode: null,
    announcedPlan: null,
    version: 0,
  };
}

/** Days of trial in a checkout; each member gets them once. */
export function trialDaysOf({ trialUsed }: Pick<Subscriber, "trialUsed">): number {
  return trialUsed ? 0 : TRIAL_DAYS;
}

/** The plan in force now: trialing and active grant it, past_due during 14 days of grace; otherwise Free. */
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

/**
 * Whether a running subscription would be duplicated by a new checkout; a paused or incomplete one grants nothing.
 */
export function isSubscribed(subscriber: Pick<Subscriber, "status">): boolean {
  return RUNNING.has(subscriber.status);
}

/**
 * Whether a running subscription must change in order to end with its period, or to go on. `CONFLICT`
 * `NOT_SUBSCRIBED` if none is running.
 */
export function endingOf(
  subscriber: Pick<Subscriber, "status" | "cancelAtPeriodEnd">,
  ends: boolean,
): Result<"change" | "none"> {
  if (!isSubscribed(subscriber)) {
    const facts = subscriber.status === null ? {} : { state: subscriber.status };
    return fail(conflict("NOT_SUBSCRIBED", "You don't have an active subscription.", facts));
  }
  return ok(subscriber.cancelAtPeriodEnd === ends ? "none" : "change");
}

/** Operations that a member in this state may call now. */
export function viewerCan(
  subscriber: Pick<Subscriber, "status" | "cancelAtPeriodEnd" | "subscriptionId">,
): readonly string[] {
  const running = isSubscribed(subscriber);
  return [
    ...(running ? [] : ["createCheckout"]),
    ...(running && !subscriber.cancelAtPeriodEnd ? ["cancelSubscription"] : []),
    ...(running && subscriber.cancelAtPeriodEnd ? ["resumeSubscription"] : []),
    ...(subscriber.subscriptionId === null ? [] : ["openBillingPortal"]),
  ];
}

/** When the grace of a failed payment ends; null if there is none. */
export function graceEndsAt({
  status,
  statusSince,
}: Pick<Subscriber, "status" | "statusSince">): Date | null {
  if (status !== "past_due" || statusSince === null) return null;
  return new Date(statusSince.getTime() + GRACE_DAYS * DAY_MS);
}

/** When a cancelled subscription ends; null for one that renews. */
export function endOf(
  subscriber: Pick<Subscriber, "cancelAtPeriodEnd" | "endsAt" | "currentPeriodEnd">,
): Date | null {
  return subscriber.cancelAtPeriodEnd ? (subscriber.endsAt ?? subscriber.currentPeriodEnd) : null;
}

/** What the provider reports about a subscription. */
export interface SubscriptionFacts {
  readonly subscriptionId: string;
  readonly plan: string;
  readonly frequency: Frequency;
  readonly status: SubscriptionStatus;
  readonly trialEndsAt: Date | null;
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly endsAt: Date | null;
  /** When the event was created at the provider, in whole seconds. */
  readonly at: Date;
  /** Whether the event reports the creation, and so precedes all others in the same second. */
  readonly isCreation: boolean;
}

/** Whether an event is older than what is already known, in whatever order they arrived. */
function isLate(subscriber: Subscriber, facts: SubscriptionFacts): boolean {
  const isSame = facts.subscriptionId === subscriber.subscriptionId;
  // The end of another subscription does not end the current one, and one that runs beside it is a surplus.
  if (subscriber.subscriptionId !== null && !isSame && isSubscribed(subscriber)) return true;
  // The times of two subscriptions say nothing about each other: the end of the last one may arrive before the start.
  if (!isSame && !isSubscribed(subscriber) && RUNNING.has(facts.status)) return false;
  if (subscriber.lastEventAt === null) return false;
  if (facts.at.getTime() === subscriber.lastEventAt.getTime()) return isSame && facts.isCreation;
  return facts.at < subscriber.lastEventAt;
}

/**
 * Whether the order of two reports is unknown: different ones of one subscription in the same second, since the
 * provider counts whole seconds and guarantees no order, or an older one of another subscription. The current state
 * must then be read from the provider.
 */
export function isOrderUnknown(subscriber: Subscriber, facts: SubscriptionFacts): boolean {
  const { subscriptionId, lastEventAt } = subscriber;
  const isOther = subscriptionId !== null && subscriptionId !== facts.subscriptionId;
  if (isOther && lastEventAt !== null && facts.at < lastEventAt) return true;
  return (
    !facts.isCreation &&
    subscriber.subscriptionId === facts.subscriptionId &&
    subscriber.lastEventAt?.getTime() === facts.at.getTime() &&
    !isUnchanged(subscriber, facts)
  );
}

/** The subscriber after a provider event; null if a newer event was already applied. */
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
    endsAt: facts.endsAt,
    trialUsed: subscriber.trialUsed || facts.trialEndsAt !== null,
    lastEventAt: facts.at,
    version: subscriber.version + 1,
  };
}

/** The event for a changed subscription: the plan in force now, and Stripe's name for the status. */
export function subscriptionChanged(
  subscriber: Subscriber,
  now: Date,
): Extract<BillingEvent, { readonly kind: "SubscriptionChanged" }> {
  const { userId, version, status } = subscriber;
  return {
    kind: "SubscriptionChanged",
    userId,
    version,
    plan: planInForce(subscriber, now),
    status: status ?? "",
  };
}

/** Whether the provider's report matches what is already known. */
export function isUnchanged(subscriber: Subscriber, facts: SubscriptionFacts): boolean {
  const time = (date: Date | null): number => date?.getTime() ?? 0;
  return (
    subscriber.subscriptionId === facts.subscriptionId &&
    subscriber.status === facts.status &&
    subscriber.plan === facts.plan &&
    subscriber.frequency === facts.frequency &&
    subscriber.cancelAtPeriodEnd === facts.cancelAtPeriodEnd &&
    time(subscriber.trialEndsAt) === time(facts.trialEndsAt) &&
    time(subscriber.endsAt) === time(facts.endsAt) &&
    time(subscriber.currentPeriodEnd) === time(facts.currentPeriodEnd)
  );
}
