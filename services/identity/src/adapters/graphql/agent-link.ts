import { notFound } from "@callboard/kit/failure.ts";
import { respond } from "@callboard/graphql/respond.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { visibleClient, visibleMember, type VisibleMember } from "#app/read-member.ts";
import { reviewMinors } from "#app/review-minors.ts";
import type { Deps } from "#app/ports.ts";
import { awaitsConfirmation, clientState, type AgentLink } from "#domain/agent-link.ts";
import type { InvitedClient } from "#domain/client-invitation.ts";
import type { QueryResolvers, Resolvers } from "#gen/graphql.ts";
import type { Context } from "./context.ts";
import { recordOf } from "./wire.ts";

async function talentOf(link: AgentLink, { lookup, actor }: Context): Promise<VisibleMember> {
  const member = await visibleClient(lookup, actor, link);
  return respond(member === null ? fail(notFound("member")) : ok(member));
}

async function side(id: string, { lookup, actor }: Context): Promise<VisibleMember> {
  const member = await visibleMember(lookup, actor, id);
  return respond(member === null ? fail(notFound("member")) : ok(member));
}

/** The query of what needs an admin's decision about minors. */
export function minorQueries(deps: Deps): QueryResolvers {
  return {
    async getMinorsToReview(_parent, _args, { actor, lookup }) {
      const { links, tooYoungIds } = await respond(reviewMinors(deps, actor, ok(null)));
      const children = await Promise.all(tooYoungIds.map((id) => visibleMember(lookup, actor, id)));
      return { Links: [...links], TooYoung: children.filter((child) => child !== null) };
    },
  };
}

/** Resolvers of agent links, and of invitations that may become one. */
export const agentLinkResolvers: Pick<
  Resolvers,
  "AgentLink" | "AgentLinkData" | "ClientInvitation" | "ClientInvitationData"
> = {
  ClientInvitation: recordOf<InvitedClient>("agentLink", ({ id }) => id),
  ClientInvitationData: {
    Email: ({ email }) => email,
    InvitedAt: ({ invitedAt }) => invitedAt.toISOString(),
    ExpiresAt: ({ expiresAt }) => expiresAt.toISOString(),
  },
  AgentLink: recordOf<AgentLink>("agentLink", ({ id }) => id),
  AgentLinkData: {
    Agent: ({ agentId }, _args, context) => side(agentId, context),
    Talent: (link, _args, context) => talentOf(link, context),
    Status: ({ status }) => status,
    RequestedAt: ({ requestedAt }) => requestedAt.toISOString(),
    AcceptedAt: ({ acceptedAt }) => acceptedAt?.toISOString() ?? null,
    EndedAt: ({ endedAt }) => endedAt?.toISOString() ?? null,
    ClientState: async (link, _args, { lookup, actor }) => {
      if (actor.kind !== "member" || actor.userId !== link.agentId) return null;
      const talent = await lookup.account(link.talentId);
      return talent && clientState(link, talent);
    },
    AwaitsConfirmation: (link) => awaitsConfirmation(link),
  },
};
