import { unauthenticated } from "@callboard/kit/failure.ts";
import { implement } from "@callboard/grpc/server.ts";
import { isId } from "@callboard/kit/ids.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { BillingService } from "@callboard/proto/billing/v1/service_pb.ts";
import type { Deps } from "#app/ports.ts";
import { FREE } from "#domain/plans.ts";
import { planInForce } from "#domain/subscription.ts";

/** The calls that billing serves to other services. */
export function createBillingServer(deps: Pick<Deps, "reads" | "now">) {
  return implement(BillingService, {
    async batchGetEntitlements({ userIds }, { actor }) {
      if (actor.kind === "guest") return fail(unauthenticated());
      const ids = [...new Set(userIds)].filter(isId);
      const subscribers = await deps.reads.subscribers(ids);
      const planOf = (userId: string): string => {
        const subscriber = subscribers.get(userId);
        return subscriber ? planInForce(subscriber, deps.now()) : FREE;
      };
      return ok({ entitlements: ids.map((userId) => ({ userId, plan: planOf(userId) })) });
    },
  });
}
