import { hasRole, type Actor } from "@callboard/kit/actor.ts";
import { respond } from "@callboard/graphql/respond.ts";
import { readKey } from "@callboard/kit/record-key.ts";
import { seesBilling } from "#domain/policy.ts";
import { newSubscriber, type Subscriber } from "#domain/subscription.ts";
import type { User, UserResolvers } from "#gen/graphql.ts";
import { toUser } from "./wire.ts";

/** The fields that billing adds to a member, as far as the caller may see them. */
export function showUser(actor: Actor, userId: string, subscriber: Subscriber): User {
  const active = actor.kind === "member" && !actor.suspended && actor.registered;
  const isAdmin = hasRole(actor, "Admin");
  const caller = active ? { userId: actor.userId, isAdmin } : null;
  return toUser(userId, subscriber, { billing: seesBilling(caller, userId), references: active && isAdmin });
}

export const userResolvers: UserResolvers = {
  async __resolveReference(reference: { PK: string }, { actor, subscribers }) {
    const userId = await respond(readKey("user", reference.PK, "PK"));
    return showUser(actor, userId, (await subscribers.load(userId)) ?? newSubscriber(userId));
  },
};
