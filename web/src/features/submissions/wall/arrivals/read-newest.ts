import type { ApolloClient } from "@apollo/client";
import type { PositionSubmissionsCriteria } from "#gen/graphql.ts";
import { PEEK_SIZE, PositionWall } from "../wall-documents.ts";
import type { WallItem } from "../wall-item.ts";

/** At most so many of the newest are read at once. */
const MAX_PEEKED = 200;

/** The newest submissions, read on while all of them are new: more may have come than one page takes. */
export async function readNewest(
  graph: ApolloClient,
  criteria: PositionSubmissionsCriteria,
  there: ReadonlySet<string>,
): Promise<readonly WallItem[]> {
  // Oldest first, the wall may not know the newest although they came long ago.
  const mayReadOn = criteria.SortOrder !== "Oldest" && there.size > 0;
  let found: readonly WallItem[] = [];
  let After: string | null | undefined;
  do {
    const peek = { ...criteria, SortOrder: "Newest", PageSize: PEEK_SIZE, ...(After && { After }) };
    const { data } = await graph.query({
      query: PositionWall,
      variables: { criteria: peek },
      fetchPolicy: "network-only",
    });
    // Each answer comes with the pages before it.
    found = data?.getPositionSubmissions.Submissions ?? found;
    After = data?.getPositionSubmissions.After;
  } while (mayReadOn && After && found.length < MAX_PEEKED && !found.some(({ SK }) => there.has(SK)));
  return found;
}
