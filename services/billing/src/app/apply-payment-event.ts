import type { System } from "@callboard/kit/actor.ts";
import { map, ok, type Result } from "@callboard/kit/result.ts";
import { withReferral } from "#domain/brand-code.ts";
import { isLaterStatus } from "#domain/invoice.ts";
import { isSurplus } from "#domain/one-subscription.ts";
import {
  applySubscription,
  isOrderUnknown,
  isUnchanged,
  subscriptionChanged,
  type Subscriber,
  type SubscriptionFacts,
} from "#domain/subscription.ts";
import type { Deps, Invoice, UnitOfWork } from "./ports.ts";
import { reconcileSubscriber, type Compared } from "./reconcile.ts";

/** A verified event of the payment provider, as billing interprets it. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly at: Date;
  readonly change:
    | { readonly kind: "subscription"; readonly customerId: string; readonly facts: SubscriptionFacts }
    | { readonly kind: "invoice"; readonly customerId: string; readonly invoice: Omit<Invoice, "userId"> }
    | { readonly kind: "checkout"; readonly sessionId: string; readonly isCompleted: boolean }
    | { readonly kind: "other" };
}

const PROVIDER: System = { kind: "system", service: "billing" };

/** Applies an event once, no matter how often and in which order events arrive; unknown kinds are only recorded. */
export async function applyPaymentEvent(deps: Deps, event: PaymentEvent): Promise<Result<void>> {
  const { change } = event;
  const applied = await deps.transaction<Compared | null>(async (unit) => {
    if (!(await unit.recordEvent(event))) return ok(null);
    if (change.kind === "checkout") return map(await applyCheckout(unit, change), () => null);
    if (change.kind === "other") return ok(null);
    const subscriber = await unit.lockSubscriberOfCustomer(change.customerId);
    if (!subscriber) return ok(null);
    if (change.kind === "invoice")
      return map(await applyInvoice(unit, subscriber, event.type, change.invoice), () => null);
    const { userId } = subscriber;
    if (!isSurplus(subscriber, change.facts))
      return map(await applyFacts(deps, unit, subscriber, change.facts), () => null);
    await unit.markReconciled(userId, null);
    return ok({ userId, customerId: change.customerId });
  });
  if (!applied.ok) return applied;
  // If the provider does not respond now, the next sweep compares.
  if (applied.value !== null) await reconcileSubscriber(deps, applied.value);
  return ok();
}

/** A referral counts now that its checkout was completed. */
async function applyCheckout(
  unit: UnitOfWork,
  { sessionId, isCompleted }: { readonly sessionId: string; readonly isCompleted: boolean },
): Promise<Result<void>> {
  const closed = await unit.closeCheckout(sessionId);
  if (!isCompleted || !closed?.referral) return ok();
  const subscriber = await unit.lockSubscriber(closed.userId);
  return unit.saveSubscriber(withReferral(subscriber, closed.referral));
}

async function applyFacts(
  deps: Deps,
  unit: UnitOfWork,
  subscriber: Subscriber,
  facts: SubscriptionFacts,
): Promise<Result<void>> {
  const changed = applySubscription(subscriber, facts);
  if (changed === null) return ok();
  if (isOrderUnknown(subscriber, facts)) await unit.markReconciled(subscriber.userId, null);
  if (isUnchanged(subscriber, facts)) return unit.saveSubscriber({ ...changed, version: subscriber.version });
  const published = subscriptionChanged(changed, deps.now());
  const saved = await unit.saveSubscriber({ ...changed, announcedPlan: published.plan });
  if (!saved.ok) return saved;
  await unit.addEvents(PROVIDER, [published]);
  return ok();
}

/** Locks the subscriber's row, so that two events of one invoice are serialized. */
async function applyInvoice(
  unit: UnitOfWork,
  subscriber: Subscriber,
  type: string,
  facts: Omit<Invoice, "userId">,
): Promise<Result<void>> {
  const { userId } = subscriber;
  if (isLaterStatus(await unit.invoiceStatus(facts.number), facts.status))
    await unit.saveInvoice({ ...facts, userId });
  // A failed payment is no longer relevant once the invoice is paid.
  if (type !== "invoice.payment_failed" || (await unit.invoiceStatus(facts.number)) === "paid") return ok();
  const version = subscriber.version + 1;
  const saved = await unit.saveSubscriber({ ...subscriber, version });
  if (!saved.ok) return saved;
  await unit.addEvents(PROVIDER, [{ kind: "PaymentFailed", userId, version, invoiceNumber: facts.number }]);
  return ok();
}
