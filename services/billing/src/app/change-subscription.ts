import { conflict } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { endingOf, newSubscriber, type Subscriber } from "#domain/subscription.ts";
import type { Deps } from "./ports.ts";
import { readOverview, type Overview } from "./read-billing.ts";

const RETURN_PATH = "/profile?tab=billing";

async function ownSubscriber(deps: Deps, userId: string): Promise<Subscriber> {
  return (await deps.reads.subscribers([userId])).get(userId) ?? newSubscriber(userId);
}

/** The URL of the provider's page for the caller's own invoices, card and plan; valid for a short time. */
export const openPortal = forMembers<Deps, void, string>(null, async (deps, { userId }) => {
  const { customerId, subscriptionId } = await ownSubscriber(deps, userId);
  if (customerId === null || subscriptionId === null)
    return fail(conflict("NOT_SUBSCRIBED", "You don't have a subscription yet."));
  return deps.payments.openPortal({ customerId, returnPath: RETURN_PATH });
});

/**
 * Ends the caller's subscription at the end of its period, or resumes it; takes effect here with the provider's
 * signed event.
 */
function changeEnding(ends: boolean) {
  return forMembers<Deps, void, Overview>(null, async (deps, member): Promise<Result<Overview>> => {
    const subscriber = await ownSubscriber(deps, member.userId);
    const ending = endingOf(subscriber, ends);
    if (!ending.ok) return ending;
    const { subscriptionId } = subscriber;
    if (ending.value === "change" && subscriptionId !== null) {
      const changed = await deps.payments.endWithPeriod({ key: deps.newId(), subscriptionId, ends });
      if (!changed.ok) return changed;
    }
    return readOverview(deps, member, ok());
  });
}

export const cancelSubscription = changeEnding(true);
export const resumeSubscription = changeEnding(false);
