import { respond, respondWith } from "@callboard/kit/graphql/respond.ts";
import { ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { acceptAgentLink, endAgentLink } from "#app/answer-agent-link.ts";
import { completeRegistration } from "#app/complete-registration.ts";
import { confirmPasswordReset } from "#app/confirm-password-reset.ts";
import type { Deps } from "#app/ports.ts";
import { requestAgentLink } from "#app/request-agent-link.ts";
import { requestPasswordReset } from "#app/request-password-reset.ts";
import { saveCompany } from "#app/save-company.ts";
import { saveUserSettings } from "#app/save-user-settings.ts";
import { getCompany } from "#app/see-company.ts";
import type { SeenCompany } from "#app/see-company.ts";
import { getMember, getOwnRecord } from "#app/see-member.ts";
import type { SeenMember } from "#app/see-member.ts";
import { updateUserString } from "#app/update-user-string.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import type { MutationResolvers, QueryResolvers, Resolvers } from "#gen/graphql.ts";
import { agentLinkResolvers } from "./agent-link.ts";
import { companyResolvers } from "./company.ts";
import type { Context } from "./context.ts";
import { userResolvers } from "./user.ts";
import { parseCompanyKey, parseLinkKey, parseUserKey, STATUS_OK } from "./wire.ts";

/** The member after a write, read anew. */
async function memberAfter(
  written: Promise<Result<string>>,
  { lookup, actor }: Context,
): Promise<SeenMember> {
  const id = await respond(written);
  lookup.clear();
  return respond(getMember(lookup, actor, ok(id)));
}

async function companyAfter(
  written: Promise<Result<string>>,
  { lookup, actor }: Context,
): Promise<SeenCompany> {
  const id = await respond(written);
  lookup.clear();
  return respond(getCompany(lookup, actor, ok(id)));
}

async function linkAfter(moved: Promise<Result<AgentLink>>, { lookup }: Context): Promise<AgentLink> {
  const link = await respond(moved);
  lookup.clear();
  return link;
}

const queries: QueryResolvers<Context> = {
  me: (_root, _args, { lookup, actor }) => respond(getOwnRecord(lookup, actor)),
  getUserById: (_root, { id }, { lookup, actor }) =>
    respond(getMember(lookup, actor, parseUserKey(id, "id"))),
  getCompanyById: (_root, { id }, { lookup, actor }) =>
    respond(getCompany(lookup, actor, parseCompanyKey(id, "id"))),
};

function mutations(deps: Deps): MutationResolvers<Context> {
  return {
    completeRegistration: (_root, { registration }, context) =>
      memberAfter(completeRegistration(deps, context.actor, registration), context),
    saveCompany: (_root, { company }, context) =>
      companyAfter(saveCompany(deps, context.actor, company), context),
    requestAgentLink: (_root, { talentId }, context) =>
      linkAfter(requestAgentLink(deps, context.actor, parseUserKey(talentId, "talentId")), context),
    acceptAgentLink: (_root, { linkId }, context) =>
      linkAfter(acceptAgentLink(deps, context.actor, parseLinkKey(linkId, "linkId")), context),
    endAgentLink: async (_root, { linkId }, context) => {
      await linkAfter(endAgentLink(deps, context.actor, parseLinkKey(linkId, "linkId")), context);
      return STATUS_OK;
    },
    saveUserSettings: (_root, { settings, shortcuts }, context) =>
      memberAfter(saveUserSettings(deps, context.actor, { settings, shortcuts }), context),
    updateUserString: (_root, { pK, field, value }, context) => {
      const input = { key: parseUserKey(pK, "pK"), field, value };
      return memberAfter(updateUserString(deps, context.lookup, context.actor, input), context);
    },
    requestPasswordReset: (_root, { email }) =>
      respondWith(requestPasswordReset(deps, email), () => STATUS_OK),
    confirmPasswordReset: (_root, { email, code, password }) =>
      respondWith(confirmPasswordReset(deps, { email, code, password }), () => STATUS_OK),
  };
}

/** All resolvers of the subgraph. */
export function createResolvers(deps: Deps): Resolvers {
  return {
    Query: queries,
    Mutation: mutations(deps),
    ...userResolvers,
    ...companyResolvers,
    ...agentLinkResolvers,
  };
}
