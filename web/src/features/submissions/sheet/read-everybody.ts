import type { ApolloClient } from "@apollo/client";
import type { PositionSubmissionsCriteria } from "#gen/graphql.ts";
import { PositionWall } from "../wall/wall-documents.ts";
import type { WallItem } from "../wall/wall-item.ts";

const PAGE = 100;
/** Maximum number of people on a sheet. */
export const MAX_ON_A_SHEET = 2_000;

export type Everybody = {
  readonly items: readonly WallItem[];
  /** The number of matches if a sheet does not include all of them, otherwise null. */
  readonly cutOf: { readonly total: number; readonly isFloor: boolean } | null;
};

/** Reads everyone who matches the criteria, page by page, up to the limit of a sheet. */
export async function readEverybody(
  graph: ApolloClient,
  criteria: PositionSubmissionsCriteria,
): Promise<Everybody> {
  let items: readonly WallItem[] = [];
  let cutOf: Everybody["cutOf"] = null;
  let After: string | null | undefined;
  do {
    const variables = { criteria: { ...criteria, PageSize: PAGE, ...(After && { After }) } };
    const { data } = await graph.query({ query: PositionWall, variables, fetchPolicy: "network-only" });
    const page = data?.getPositionSubmissions;
    // The cache merges each page with the previous ones.
    items = page?.Submissions ?? items;
    After = page?.After;
    cutOf = page && After ? { total: page.Total, isFloor: page.TotalIsFloor } : null;
  } while (After && items.length < MAX_ON_A_SHEET);
  return { items, cutOf };
}
