import type { System } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { isLaterStatus } from "#domain/invoice.ts";
import {
  applySubscription,
  isOrderUnknown,
  isUnchanged,
  subscriptionChanged,
  type Subscriber,
  type SubscriptionFacts,
} from "#domain/subscription.ts";
import type { Deps, Invoice, UnitOfWork } from "./ports.ts";

/** A verified event of the payment provider, as billing interprets it. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly at: Date;
  readonly change:
    | { readonly kind: "subscription"; readonly customerId: string; readonly facts: SubscriptionFacts }
    | { readonly kind: "invoice"; readonly customerId: string; readonly invoice: Omit<Invoice, "userId"> }
    | { readonly kind: "checkout"; readonly sessionId: string }
    | { readonly kind: "other" };
}

const PROVIDER: System = { kind: "system", service: "billing" };

/** Applies an event once, no matter how often and in which order events arrive; unknown kinds are only recorded. */
export function applyPaymentEvent(deps: Deps, event: PaymentEvent): Promise<Result<void>> {
  return deps.transaction<void>(async (unit) => {
    if (!(await unit.recordEvent(event))) return ok();
    const { change } = event;
    if (change.kind === "checkout") await unit.completeCheckout(change.sessionId);
    if (change.kind !== "subscription" && change.kind !== "invoice") return ok();
    const subscriber = await unit.lockSubscriberOfCustomer(change.customerId);
    if (!subscriber) return ok();
    if (change.kind === "invoice") return applyInvoice(unit, subscriber, event.type, change.invoice);
    return applyFacts(deps, unit, subscriber, change.facts);
  });
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
