import type { System } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { isLaterStatus } from "#domain/invoice.ts";
import { applySubscription, subscriptionChanged, type SubscriptionFacts } from "#domain/subscription.ts";
import type { Deps, Invoice, UnitOfWork } from "./ports.ts";

/** A verified event of the payment provider, as billing understands it. */
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

/** Applies an event once, whatever the number and order of its arrivals; unknown kinds are only recorded. */
export function applyPaymentEvent(deps: Deps, event: PaymentEvent): Promise<Result<void>> {
  return deps.transaction<void>(async (unit) => {
    if (!(await unit.recordEvent(event))) return ok();
    const { change } = event;
    if (change.kind === "checkout") await unit.completeCheckout(change.sessionId);
    if (change.kind !== "subscription" && change.kind !== "invoice") return ok();
    const subscriber = await unit.lockSubscriberOfCustomer(change.customerId);
    if (!subscriber) return ok();
    if (change.kind === "invoice")
      return applyInvoice(unit, { ...change.invoice, userId: subscriber.userId });
    const changed = applySubscription(subscriber, change.facts);
    if (changed === null) return ok();
    const saved = await unit.saveSubscriber(changed);
    if (!saved.ok) return saved;
    await unit.addEvents(PROVIDER, [subscriptionChanged(changed, deps.now())]);
    return ok();
  });
}

/** The subscriber's row is locked, so that two events of one invoice wait for each other. */
async function applyInvoice(unit: UnitOfWork, invoice: Invoice): Promise<Result<void>> {
  if (isLaterStatus(await unit.invoiceStatus(invoice.number), invoice.status))
    await unit.saveInvoice(invoice);
  return ok();
}
