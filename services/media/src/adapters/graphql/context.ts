import type { RequestContext } from "@callboard/graphql/subgraph-server.ts";
import type { Loader } from "@callboard/graphql/loaders.ts";
import type { MediaFile } from "#domain/file.ts";

/** What resolvers receive: the caller, and a loader of the files that the caller may see. */
export interface Context extends RequestContext {
  readonly files: Loader<MediaFile>;
}
