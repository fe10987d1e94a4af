import { notFound } from "@callboard/kit/failure.ts";
import { respond } from "@callboard/graphql/respond.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { visibleMember, type VisibleMember } from "#app/read-member.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import type { Resolvers } from "#gen/graphql.ts";
import type { Context } from "./context.ts";
import { recordOf } from "./wire.ts";

async function side(id: string, { lookup, actor }: Context): Promise<VisibleMember> {
  const member = await visibleMember(lookup, actor, id);
  return respond(member === null ? fail(notFound("member")) : ok(member));
}

/** Resolvers of AgentLink and AgentLinkData. */
export const agentLinkResolvers: Pick<Resolvers, "AgentLink" | "AgentLinkData"> = {
  AgentLink: recordOf<AgentLink>("agentLink", ({ id }) => id),
  AgentLinkData: {
    Agent: ({ agentId }, _args, context) => side(agentId, context),
    Talent: ({ talentId }, _args, context) => side(talentId, context),
    Status: ({ status }) => status,
    RequestedAt: ({ requestedAt }) => requestedAt.toISOString(),
    AcceptedAt: ({ acceptedAt }) => acceptedAt?.toISOString() ?? null,
    EndedAt: ({ endedAt }) => endedAt?.toISOString() ?? null,
  },
};
