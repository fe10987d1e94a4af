import type { System } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { compareSubscriptions, withoutEnded } from "#domain/one-subscription.ts";
import {
  applySubscription,
  isOrderUnknown,
  isUnchanged,
  subscriptionChanged,
  type SubscriptionFacts,
} from "#domain/subscription.ts";
import type { Deps } from "./ports.ts";

const PROVIDER: System = { kind: "system", service: "billing" };
/** Subscriptions per run; the rest follows in the next one. */
const BATCH = 100;
/** Hours after which a subscription is compared again. */
const RECONCILE_HOURS = 24;

/** Whose subscriptions are compared. */
export interface Compared {
  readonly userId: string;
  readonly customerId: string;
}

/**
 * Compares each subscription with the provider once a night, to make up for events that never arrived. Returns how
 * many were changed. If the provider does not respond for one, the next run compares it.
 */
export async function reconcile(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - RECONCILE_HOURS * 3_600_000);
  let changed = 0;
  for (const one of await deps.reads.toReconcile(before, BATCH)) {
    const compared = await reconcileSubscriber(deps, one);
    if (compared.ok && compared.value) changed += 1;
  }
  return changed;
}

/**
 * Compares one subscriber with the provider, and ends what runs beside the current subscription: one person has one.
 * True if something was changed here.
 */
export async function reconcileSubscriber(
  deps: Deps,
  { userId, customerId }: Compared,
): Promise<Result<boolean>> {
  const listed = await deps.payments.subscriptions(customerId);
  if (!listed.ok) return listed;
  const compared = await keep(deps, userId, listed.value);
  if (!compared.ok) return compared;
  for (const subscriptionId of compared.value.surplus) {
    const ended = await deps.payments.endAtOnce({ key: `surplus:${subscriptionId}`, subscriptionId });
    if (!ended.ok) return ended;
    const facts = { event: "subscription_surplus_ended", userId, subscriptionId };
    deps.log.warn(facts, "a second subscription of one member was ended at the payment provider");
  }
  return ok(compared.value.changed);
}

interface Kept {
  readonly changed: boolean;
  /** Subscriptions to be ended; the subscriber is compared again until there are none. */
  readonly surplus: readonly string[];
}

function keep(deps: Deps, userId: string, listed: readonly SubscriptionFacts[]): Promise<Result<Kept>> {
  return deps.transaction(async (unit): Promise<Result<Kept>> => {
    const locked = await unit.lockSubscriber(userId);
    const { current: facts, ...compared } = compareSubscriptions(locked, listed);
    const surplus = compared.surplus.map(({ subscriptionId }) => subscriptionId);
    const subscriber = facts === null ? locked : withoutEnded(locked, facts);
    const isDone = surplus.length === 0 && (facts === null || !isOrderUnknown(subscriber, facts));
    await unit.markReconciled(userId, isDone ? deps.now() : null);
    if (facts === null || isUnchanged(subscriber, facts)) return ok({ changed: false, surplus });
    const next = applySubscription(subscriber, facts);
    if (next === null) return ok({ changed: false, surplus });
    const event = subscriptionChanged(next, deps.now());
    const saved = await unit.saveSubscriber({ ...next, announcedPlan: event.plan });
    if (!saved.ok) return saved;
    await unit.addEvents(PROVIDER, [event]);
    return ok({ changed: true, surplus });
  });
}

/** Publishes, once each, that the grace of unpaid subscriptions has ended. Returns how many. */
export async function endGraces(deps: Deps): Promise<number> {
  const ids = await deps.reads.overdue(deps.now(), BATCH);
  for (const userId of ids) {
    await deps.transaction(async (unit): Promise<Result<void>> => {
      const subscriber = await unit.lockSubscriber(userId);
      const event = subscriptionChanged({ ...subscriber, version: subscriber.version + 1 }, deps.now());
      if (event.plan === subscriber.announcedPlan) return ok();
      const next = { ...subscriber, version: event.version, announcedPlan: event.plan };
      const saved = await unit.saveSubscriber(next);
      if (!saved.ok) return saved;
      await unit.addEvents(PROVIDER, [event]);
      return ok();
    });
  }
  return ids.length;
}
