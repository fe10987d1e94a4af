import { respondWith } from "@callboard/graphql/respond.ts";
import { readKey } from "@callboard/kit/record-key.ts";
import { map, ok } from "@callboard/kit/result.ts";
import { cancelSubscription, openPortal, resumeSubscription } from "#app/change-subscription.ts";
import { openCheckout } from "#app/open-checkout.ts";
import type { Deps } from "#app/ports.ts";
import { setBrandCode } from "#app/set-brand-code.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import { toOverview } from "./wire.ts";
import { showUser } from "./user.ts";

export function createMutations(deps: Deps): MutationResolvers {
  return {
    updateAmbassadorBrandcode(_parent, { PK, BrandCode }, { actor }) {
      const input = map(readKey("user", PK, "PK"), (userId) => ({ userId, brandCode: BrandCode }));
      return respondWith(setBrandCode(deps, actor, input), (subscriber) =>
        showUser(actor, subscriber.userId, subscriber),
      );
    },
    createCheckout: (_parent, { checkout }, { actor }) =>
      respondWith(openCheckout(deps, actor, ok(checkout)), ({ sessionId, url }) => ({
        SessionId: sessionId,
        Url: url,
      })),
    openBillingPortal: (_parent, _args, { actor }) =>
      respondWith(openPortal(deps, actor, ok()), (url) => ({ Url: url })),
    cancelSubscription: (_parent, _args, { actor }) =>
      respondWith(cancelSubscription(deps, actor, ok()), toOverview),
    resumeSubscription: (_parent, _args, { actor }) =>
      respondWith(resumeSubscription(deps, actor, ok()), toOverview),
  };
}
