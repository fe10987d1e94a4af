import { createLoader } from "@callboard/kit/graphql/loaders.ts";
import type { RequestContext } from "@callboard/kit/graphql/subgraph-server.ts";
import type { Deps } from "#app/ports.ts";
import type { ProfileLookup } from "#app/see-profile.ts";

/** What every resolver has; `lookup` costs one statement for each kind and request. */
export interface Context extends RequestContext {
  readonly deps: Deps;
  readonly lookup: ProfileLookup;
}

export function contextOf(deps: Deps): () => Omit<Context, keyof RequestContext> {
  return () => {
    const profiles = createLoader(
      async (ids) => new Map((await deps.reads.profiles(ids)).map((profile) => [profile.userId, profile])),
    );
    const members = createLoader(
      async (ids) => new Map((await deps.reads.members(ids)).map((member) => [member.id, member])),
    );
    return { deps, lookup: { profile: (id) => profiles.load(id), member: (id) => members.load(id) } };
  };
}
