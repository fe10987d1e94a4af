import { createLoader, type Loader } from "@callboard/graphql/loaders.ts";
import type { RequestContext } from "@callboard/graphql/subgraph-server.ts";
import type { SealedMessage } from "#app/reports/report-ports.ts";
import type { AttachmentLinks, Deps, GroupMember } from "#app/ports.ts";

/** Batched reads over several conversations, for the duration of one request. */
export interface Loaders {
  /** Current and former participants, by conversation. */
  readonly members: Loader<readonly GroupMember[]>;
  /** Links of files in messages that the caller reads, by file; none if media does not respond. */
  readonly attachmentLinks: Loader<AttachmentLinks>;
  /** The copies of reported messages, by report. */
  readonly reportedMessages: Loader<readonly SealedMessage[]>;
}

/** What resolvers receive. */
export interface Context extends RequestContext {
  readonly loaders: Loaders;
}

export function createLoaders({ reads, upstreams }: Deps): Loaders {
  return {
    members: createLoader((ids) => reads.members(ids)),
    attachmentLinks: createLoader(async (ids) => {
      const links = await upstreams.batchSignAttachments(ids);
      return links.ok ? links.value : new Map<string, AttachmentLinks>();
    }),
    reportedMessages: createLoader((ids) => reads.reportedMessages(ids)),
  };
}
