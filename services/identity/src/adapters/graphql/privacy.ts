import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { ok } from "@callboard/kit/result.ts";
import { eraseMyAccount, keepMyAccount } from "#app/privacy/erase-my-account.ts";
import { exportMyData, readMyExport, type SeenExport } from "#app/privacy/export-my-data.ts";
import type { Deps } from "#app/ports.ts";
import type { MutationResolvers, QueryResolvers, Resolvers } from "#gen/graphql.ts";
import { STATUS_OK } from "./wire.ts";

export function privacyQueries(deps: Deps): QueryResolvers {
  return { getMyExport: (_parent, _args, { actor }) => respond(readMyExport(deps, actor, ok())) };
}

export function privacyMutations(deps: Deps): MutationResolvers {
  return {
    exportMyData: (_parent, _args, { actor }) => respond(exportMyData(deps, actor, ok())),
    eraseMyAccount: (_parent, { confirm }, { actor }) =>
      respondWith(eraseMyAccount(deps, actor, ok({ confirm })), () => STATUS_OK),
    keepMyAccount: (_parent, _args, { actor }) =>
      respondWith(keepMyAccount(deps, actor, ok()), () => STATUS_OK),
  };
}

/** Resolvers of DataExport. */
export const privacyResolvers: Pick<Resolvers, "DataExport"> = {
  DataExport: {
    Status: ({ archive }: SeenExport) => (archive === null ? "Preparing" : "Ready"),
    RequestedAt: ({ requestedAt }) => requestedAt.toISOString(),
    ExpiresAt: ({ expiresAt }) => expiresAt.toISOString(),
    Archive: ({ archive }) => archive,
  },
};
