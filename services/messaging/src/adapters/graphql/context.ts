import { createLoader, type Loader } from "@callboard/graphql/loaders.ts";
import type { RequestContext } from "@callboard/graphql/subgraph-server.ts";
import type { SealedMessage } from "#app/reports/report-ports.ts";
import type { AttachmentLinks, Deps, GroupMember } from "#app/ports.ts";

/** What is read for several conversations at once, for the length of one request. */
export interface Loaders {
  /** Everybody who takes or took part, by conversation. */
  readonly members: Loader<readonly GroupMember[]>;
  /** Links of files in messages that the caller reads, by file; none while media does not respond. */
  readonly attachmentLinks: Loader<AttachmentLinks>;
  /** The copies of reported messages, by report. */
  readonly reportedMessages: Loader<readonly SealedMessage[]>;
}

/** What the resolvers get. */
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
