import type { ApolloClient } from "@apollo/client";
import type { PositionSubmissionsCriteria } from "#gen/graphql.ts";
import { PEEK_SIZE, PositionWall } from "../wall-documents.ts";
import type { WallItem } from "../wall-item.ts";

/** Maximum number of latest submissions to read at a time. */
const MAX_PEEKED = 200;

/**
 * Reads the latest submissions, page by page as long as all of them are new: more may have arrived than fit on one
 * page.
 */
export async function readNewest(
  graph: ApolloClient,
  criteria: PositionSubmissionsCriteria,
  there: ReadonlySet<string>,
): Promise<readonly WallItem[]> {
  // With the oldest first, the newest may be unknown to the wall although they arrived long ago.
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
    // The cache merges each page with the previous ones.
    found = data?.getPositionSubmissions.Submissions ?? found;
    After = data?.getPositionSubmissions.After;
  } while (mayReadOn && After && found.length < MAX_PEEKED && !found.some(({ SK }) => there.has(SK)));
  return found;
}
