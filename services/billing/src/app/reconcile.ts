import type { System } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
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

/**
 * Compares each subscription with the provider once a night, to make up for events that never arrived. Returns how
 * many were changed. If the provider does not respond for one, the next run compares it.
 */
export async function reconcile(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - RECONCILE_HOURS * 3_600_000);
  let changed = 0;
  for (const { userId, customerId } of await deps.reads.toReconcile(before, BATCH)) {
    const current = await deps.payments.currentSubscription(customerId);
    if (!current.ok) continue;
    const saved = await keep(deps, userId, current.value);
    if (saved.ok && saved.value) changed += 1;
  }
  return changed;
}

function keep(deps: Deps, userId: string, facts: SubscriptionFacts | null): Promise<Result<boolean>> {
  return deps.transaction(async (unit): Promise<Result<boolean>> => {
    const subscriber = await unit.lockSubscriber(userId);
    const isDone = facts === null || !isOrderUnknown(subscriber, facts);
    await unit.markReconciled(userId, isDone ? deps.now() : null);
    if (facts === null || isUnchanged(subscriber, facts)) return ok(false);
    const next = applySubscription(subscriber, facts);
    if (next === null) return ok(false);
    const event = subscriptionChanged(next, deps.now());
    const saved = await unit.saveSubscriber({ ...next, announcedPlan: event.plan });
    if (!saved.ok) return saved;
    await unit.addEvents(PROVIDER, [event]);
    return ok(true);
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
