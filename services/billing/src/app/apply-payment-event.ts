import type { System } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { applySubscription, type SubscriptionFacts } from "#domain/subscription.ts";
import type { Deps, Invoice } from "./ports.ts";

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
  return deps.transaction<void>(async (writes) => {
    if (!(await writes.recordEvent(event))) return ok();
    const { change } = event;
    if (change.kind === "checkout") await writes.completeCheckout(change.sessionId);
    if (change.kind !== "subscription" && change.kind !== "invoice") return ok();
    const subscriber = await writes.lockByCustomer(change.customerId);
    if (!subscriber) return ok();
    if (change.kind === "invoice") {
      await writes.saveInvoice({ ...change.invoice, userId: subscriber.userId });
      return ok();
    }
    const changed = applySubscription(subscriber, change.facts);
    return changed ? writes.save(changed, "subscriptionChanged", PROVIDER) : ok();
  });
}
