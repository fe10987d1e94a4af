import type { ApolloClient } from "@apollo/client";
import type { PositionSubmissionsCriteria } from "#gen/graphql.ts";
import { PositionWall } from "../wall/wall-documents.ts";
import type { WallItem } from "../wall/wall-item.ts";

const PAGE = 100;
/** A sheet has at most so many people. */
export const MOST_ON_A_SHEET = 2_000;

/** Everybody whom criteria find, page by page, up to what a sheet takes. */
export async function readEverybody(
  graph: ApolloClient,
  criteria: PositionSubmissionsCriteria,
): Promise<readonly WallItem[]> {
  let found: readonly WallItem[] = [];
  let After: string | null | undefined;
  do {
    const variables = { criteria: { ...criteria, PageSize: PAGE, ...(After && { After }) } };
    const { data } = await graph.query({ query: PositionWall, variables, fetchPolicy: "network-only" });
    // Each answer comes with the pages before it.
    found = data?.getPositionSubmissions.Submissions ?? found;
    After = data?.getPositionSubmissions.After;
  } while (After && found.length < MOST_ON_A_SHEET);
  return found;
}
