import { notFound } from "@callboard/kit/failure.ts";
import { respond } from "@callboard/kit/graphql/respond.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { seeMember } from "#app/see-member.ts";
import type { SeenMember } from "#app/see-member.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import type { Resolvers } from "#gen/graphql.ts";
import type { Context } from "./context.ts";
import { linkKey, recordOf } from "./wire.ts";

async function side(id: string, { lookup, actor }: Context): Promise<SeenMember> {
  const seen = await seeMember(lookup, actor, id);
  return respond(seen === null ? fail(notFound("member")) : ok(seen));
}

/** AgentLink and AgentLinkData. */
export const agentLinkResolvers: Pick<Resolvers, "AgentLink" | "AgentLinkData"> = {
  AgentLink: recordOf<AgentLink>(({ id }) => linkKey(id)),
  AgentLinkData: {
    Agent: ({ agentId }, _args, context) => side(agentId, context),
    Talent: ({ talentId }, _args, context) => side(talentId, context),
    Status: ({ status }) => status,
    RequestedAt: ({ requestedAt }) => requestedAt.toISOString(),
    AcceptedAt: ({ acceptedAt }) => acceptedAt?.toISOString() ?? null,
    EndedAt: ({ endedAt }) => endedAt?.toISOString() ?? null,
  },
};
