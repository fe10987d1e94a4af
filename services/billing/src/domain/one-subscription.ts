import { isSubscribed, type Subscriber, type SubscriptionFacts } from "./subscription.ts";

/** Whether a report says that another subscription runs beside the current one; one of the two has to end. */
export function isSurplus(subscriber: Subscriber, facts: SubscriptionFacts): boolean {
  const { subscriptionId } = subscriber;
  const isOther = subscriptionId !== null && subscriptionId !== facts.subscriptionId;
  return isOther && isSubscribed(subscriber) && isSubscribed(facts);
}

/** What the provider's list of a person's subscriptions means. */
export interface Comparison {
  /** The one that counts; null if there is none. */
  readonly current: SubscriptionFacts | null;
  /** Those that run beside it, and have to end. */
  readonly surplus: readonly SubscriptionFacts[];
}

/**
 * Compares what is known with the provider's list, newest first. One runs per person: the known one if it runs,
 * otherwise the oldest that does.
 */
export function compareSubscriptions(
  { subscriptionId }: Pick<Subscriber, "subscriptionId">,
  listed: readonly SubscriptionFacts[],
): Comparison {
  const isKnown = (one: SubscriptionFacts): boolean => one.subscriptionId === subscriptionId;
  const running = listed.filter(isSubscribed);
  const current = running.find(isKnown) ?? running.at(-1) ?? listed.find(isKnown) ?? listed[0] ?? null;
  return { current, surplus: running.filter((one) => one !== current) };
}

/** The subscriber once the provider says that another subscription is the current one; the known one has ended. */
export function withoutEnded(subscriber: Subscriber, { subscriptionId }: SubscriptionFacts): Subscriber {
  const isOther = subscriber.subscriptionId !== subscriptionId;
  return isOther && isSubscribed(subscriber) ? { ...subscriber, status: "canceled" } : subscriber;
}
