import { hasRole, requireMember, type Actor } from "@callboard/kit/actor.ts";
import { respond, respondWith } from "@callboard/kit/graphql/respond.ts";
import { openCheckout } from "#app/open-checkout.ts";
import type { Deps } from "#app/ports.ts";
import { readOverview } from "#app/read-billing.ts";
import { setBrandCode } from "#app/set-brand-code.ts";
import { seesBilling } from "#domain/policy.ts";
import { newSubscriber, type Subscriber } from "#domain/subscription.ts";
import type { Resolvers, User } from "#gen/graphql.ts";
import { readUserKey, toOverview, toUser } from "./wire.ts";

function show(actor: Actor, userId: string, subscriber: Subscriber): User {
  const active = actor.kind === "member" && !actor.suspended && actor.registered;
  const isAdmin = hasRole(actor, "Admin");
  const caller = active ? { userId: actor.userId, isAdmin } : null;
  return toUser(userId, subscriber, { billing: seesBilling(caller, userId), references: active && isAdmin });
}

/** The resolvers of billing. */
export function createResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      billingOverview: (_parent, _args, { actor }) => respondWith(readOverview(deps, actor), toOverview),
    },
    Mutation: {
      async updateAmbassadorBrandcode(_parent, { PK, BrandCode }, { actor }) {
        await respond(requireMember(actor));
        const userId = await respond(readUserKey(PK, "PK"));
        const subscriber = await respond(setBrandCode(deps, actor, { userId, brandCode: BrandCode }));
        return show(actor, userId, subscriber);
      },
      createCheckout: (_parent, { checkout }, { actor }) =>
        respondWith(openCheckout(deps, actor, checkout), ({ sessionId, url }) => ({
          SessionId: sessionId,
          Url: url,
        })),
    },
    User: {
      async __resolveReference(reference: { PK: string }, { actor, subscribers }) {
        const userId = await respond(readUserKey(reference.PK, "PK"));
        return show(actor, userId, (await subscribers.load(userId)) ?? newSubscriber(userId));
      },
    },
  };
}
