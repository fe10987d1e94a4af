import type { Deps } from "#app/ports.ts";
import type { Resolvers } from "#gen/graphql.ts";
import { accessTokenQueries, accessTokenResolvers } from "./access-tokens.ts";
import { agentLinkResolvers, minorQueries } from "./agent-link.ts";
import { companyResolvers } from "./company.ts";
import { auditQueries, auditResolvers } from "./audit.ts";
import { membershipQueries } from "./membership-operations.ts";
import { membershipResolvers } from "./membership.ts";
import { privacyQueries, privacyResolvers } from "./privacy.ts";
import { phoneQueries, phoneResolvers } from "./phone.ts";
import { sessionQueries, sessionResolvers } from "./sessions.ts";
import { createMutations } from "./mutations.ts";
import { queries } from "./queries.ts";
import { userResolvers } from "./user.ts";

/** All resolvers of identity. */
export function createResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      ...queries,
      ...membershipQueries(deps),
      ...auditQueries(deps),
      ...privacyQueries(deps),
      ...sessionQueries(deps),
      ...accessTokenQueries(deps),
      ...phoneQueries(deps),
      ...minorQueries(deps),
    },
    Mutation: createMutations(deps),
    ...userResolvers,
    ...companyResolvers,
    ...agentLinkResolvers,
    ...membershipResolvers,
    ...auditResolvers,
    ...privacyResolvers,
    ...sessionResolvers,
    ...accessTokenResolvers,
    ...phoneResolvers,
  };
}
