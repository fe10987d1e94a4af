import { createLoader } from "@callboard/graphql/loaders.ts";
import type { RequestContext } from "@callboard/graphql/subgraph-server.ts";
import type { Reads } from "#app/ports.ts";
import type { ProfileLookup } from "#app/read-profile.ts";

/** The resolvers' context: the caller, and a lookup that runs one statement per kind and request. */
export interface Context extends RequestContext {
  readonly lookup: ProfileLookup;
}

export function createLookup(reads: Reads): ProfileLookup {
  const profiles = createLoader((ids) => reads.profiles(ids));
  const members = createLoader((ids) => reads.members(ids));
  return { profile: (id) => profiles.load(id), member: (id) => members.load(id) };
}
