import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { ok } from "@callboard/kit/result.ts";
import { endOtherSessions, endSession } from "#app/sessions/end-sessions.ts";
import { readSessions, type SeenSession } from "#app/sessions/read-sessions.ts";
import type { Deps } from "#app/ports.ts";
import type { MutationResolvers, QueryResolvers, Resolvers } from "#gen/graphql.ts";
import { STATUS_OK } from "./wire.ts";

export function sessionQueries(deps: Deps): QueryResolvers {
  return {
    getMySessions: async (_parent, _args, { actor }) => [...(await respond(readSessions(deps, actor, ok())))],
  };
}

export function sessionMutations(deps: Deps): MutationResolvers {
  return {
    endMySession: (_parent, { id }, { actor }) =>
      respondWith(endSession(deps, actor, ok({ sessionId: id })), () => STATUS_OK),
    endMyOtherSessions: (_parent, _args, { actor }) =>
      respondWith(endOtherSessions(deps, actor, ok()), () => STATUS_OK),
  };
}

/** Resolvers of MemberSession. */
export const sessionResolvers: Pick<Resolvers, "MemberSession"> = {
  MemberSession: {
    Id: ({ id }: SeenSession) => id,
    BeganAt: ({ beganAt }) => beganAt.toISOString(),
    LastUsedAt: ({ lastUsedAt }) => lastUsedAt.toISOString(),
    Browser: ({ browser }) => browser,
    System: ({ system }) => system,
    IsCurrent: ({ isCurrent }) => isCurrent,
  },
};
