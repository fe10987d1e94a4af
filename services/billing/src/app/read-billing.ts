import { ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { plansFor, type Plan } from "#domain/plans.ts";
import { isSubscribed, newSubscriber, planInForce, type Subscriber } from "#domain/subscription.ts";
import type { Deps, Invoice } from "./ports.ts";

export interface Overview {
  readonly subscriber: Subscriber;
  readonly planInForce: string;
  readonly pending: boolean;
  readonly plans: readonly Plan[];
  readonly invoices: readonly Invoice[];
}

/** The caller's own billing. */
export const readOverview = forMembers<Deps, void, Overview>(null, async (deps, { userId, roles }) => {
  const [subscribers, invoices, pending] = await Promise.all([
    deps.reads.subscribers([userId]),
    deps.reads.invoices(userId),
    deps.reads.hasOpenCheckout(userId),
  ]);
  const subscriber = subscribers.get(userId) ?? newSubscriber(userId);
  return ok({
    subscriber,
    planInForce: planInForce(subscriber, deps.now()),
    pending: pending && !isSubscribed(subscriber),
    plans: plansFor(roles),
    invoices,
  });
});
