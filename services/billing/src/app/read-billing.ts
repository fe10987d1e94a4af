import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { plansFor, type Plan } from "#domain/plans.ts";
import { newSubscriber, planInForce, type Subscriber } from "#domain/subscription.ts";
import type { Deps, Invoice } from "./ports.ts";

export interface Overview {
  readonly subscriber: Subscriber;
  readonly planInForce: string;
  readonly pending: boolean;
  readonly plans: readonly Plan[];
  readonly invoices: readonly Invoice[];
}

/** The caller's own billing. */
export async function readOverview(deps: Deps, actor: Actor): Promise<Result<Overview>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const { userId, roles } = member.value;
  const [subscribers, invoices, pending] = await Promise.all([
    deps.reads.subscribers([userId]),
    deps.reads.invoices(userId),
    deps.reads.hasOpenCheckout(userId),
  ]);
  const subscriber = subscribers.get(userId) ?? newSubscriber(userId);
  return ok({
    subscriber,
    planInForce: planInForce(subscriber, deps.now()),
    pending,
    plans: plansFor(roles),
    invoices,
  });
}
