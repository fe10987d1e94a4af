import type { ApolloClient } from "@apollo/client";
import { askingEarly } from "#lib/graph/asking/read-early.ts";
import type { ReadEarly } from "#lib/graph/asking/read-early.ts";
import { ViewerDocument, viewerFrom } from "./viewer-query.ts";

/** A page that a member comes to. */
export type Coming = { readonly reads: Promise<ReadEarly> | undefined; readonly address: URL };

/** Asks for what a page needs before it is drawn, and who the member is while that is not known. */
export async function readBy(graph: ApolloClient, { reads, address }: Coming): Promise<void> {
  const ask = askingEarly(graph);
  const known = graph.readQuery({ query: ViewerDocument });
  const viewer = known
    ? Promise.resolve(viewerFrom(known))
    : ask(ViewerDocument, {}).then(viewerFrom, () => null);
  const read = await reads;
  await Promise.allSettled([viewer, read?.({ ask, address, viewer })]);
}
