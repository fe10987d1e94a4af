import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { ok } from "@callboard/kit/result.ts";
import {
  createAccessToken,
  readAccessTokens,
  revokeAccessToken,
  type CreatedToken,
} from "#app/access-tokens/access-tokens.ts";
import type { Deps } from "#app/ports.ts";
import type { AccessToken } from "#domain/access-tokens/access-token.ts";
import type { MutationResolvers, QueryResolvers, Resolvers } from "#gen/graphql.ts";
import { STATUS_OK } from "./wire.ts";

export function accessTokenQueries(deps: Deps): QueryResolvers {
  return {
    getMyAccessTokens: async (_parent, _args, { actor }) => [
      ...(await respond(readAccessTokens(deps, actor, ok()))),
    ],
  };
}

export function accessTokenMutations(deps: Deps): MutationResolvers {
  return {
    createAccessToken: (_parent, { token }, { actor }) => respond(createAccessToken(deps, actor, ok(token))),
    revokeAccessToken: (_parent, { id }, { actor }) =>
      respondWith(revokeAccessToken(deps, actor, ok({ tokenId: id })), () => STATUS_OK),
  };
}

/** Resolvers of AccessToken and CreatedAccessToken. */
export const accessTokenResolvers: Pick<Resolvers, "AccessToken" | "CreatedAccessToken"> = {
  AccessToken: {
    Id: ({ id }: AccessToken) => id,
    Name: ({ name }) => name,
    Scopes: ({ scopes }) => [...scopes],
    CreatedAt: ({ createdAt }) => createdAt.toISOString(),
    ExpiresAt: ({ expiresAt }) => expiresAt.toISOString(),
    LastUsedAt: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null,
  },
  CreatedAccessToken: {
    Token: ({ token }: CreatedToken) => token,
    Secret: ({ secret }) => secret,
  },
};
