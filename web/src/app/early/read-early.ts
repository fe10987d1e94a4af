import type { ApolloClient } from "@apollo/client";
import { createEarlyQuery } from "#lib/graph/queries/read-early.ts";
import type { ReadEarly } from "#lib/graph/queries/read-early.ts";
import { ViewerDocument, viewerFrom } from "../viewer-query.ts";

/** The page that a member is navigating to. */
export type Coming = { readonly reads: Promise<ReadEarly> | undefined; readonly address: URL };

/** Runs the queries that a page needs before it renders, and the viewer query unless it is cached. */
export async function readBy(graph: ApolloClient, { reads, address }: Coming): Promise<void> {
  const query = createEarlyQuery(graph);
  const known = graph.readQuery({ query: ViewerDocument });
  const viewer = known
    ? Promise.resolve(viewerFrom(known))
    : query(ViewerDocument, {}).then(viewerFrom, () => null);
  const read = await reads;
  await Promise.allSettled([viewer, read?.({ query, address, viewer })]);
}
