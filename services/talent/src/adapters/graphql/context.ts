import { createLoader, type Loader } from "@callboard/graphql/loaders.ts";
import type { RequestContext } from "@callboard/graphql/subgraph-server.ts";
import type { SignedFile, Reads, Upstreams } from "#app/ports.ts";
import type { ProfileLookup } from "#app/read-profile.ts";

/** The resolvers' context: the caller, and a lookup that runs one statement per kind and request. */
export interface Context extends RequestContext {
  readonly lookup: ProfileLookup;
  /** Files of posts with links, for what the caller may see of the post. */
  readonly files: Loader<SignedFile>;
}

/** Creates the loader of files. Without media there are none to open, but the posts are still shown. */
export function createFiles(upstreams: Pick<Upstreams, "signFiles">): Loader<SignedFile> {
  return createLoader<SignedFile>(async (ids) => {
    const found = await upstreams.signFiles(ids);
    return found.ok ? found.value : new Map();
  });
}

/** Creates the batched reads of one request; a company's submitters are read in one call per company. */
export function createLookup(reads: Reads, upstreams: Pick<Upstreams, "batchGetSubmitters">): ProfileLookup {
  const profiles = createLoader((ids) => reads.profiles(ids));
  const members = createLoader((ids) => reads.members(ids));
  const posts = createLoader((ids) => reads.shownPosts(ids));
  const submitters = new Map<string, Loader<boolean>>();
  const submittersTo = (companyId: string): Loader<boolean> => {
    const loader = submitters.get(companyId) ?? loadSubmitters(upstreams, companyId);
    submitters.set(companyId, loader);
    return loader;
  };
  return {
    profile: (id) => profiles.load(id),
    member: (id) => members.load(id),
    postTypes: async (id) => ((await posts.load(id)) ?? []).map(({ type }) => type),
    submitted: async (companyId, userId) => (await submittersTo(companyId).load(userId)) ?? false,
  };
}

function loadSubmitters(
  upstreams: Pick<Upstreams, "batchGetSubmitters">,
  companyId: string,
): Loader<boolean> {
  return createLoader<boolean>(async (userIds) => {
    const found = await upstreams.batchGetSubmitters(companyId, userIds);
    return new Map(userIds.map((id) => [id, found.ok && found.value.has(id)]));
  });
}
