import type { ApolloClient } from "@apollo/client";
import type { PositionSubmissionsCriteria } from "#gen/graphql.ts";
import { PositionWall } from "../wall/wall-documents.ts";
import type { WallItem } from "../wall/wall-item.ts";

const PAGE = 100;
/** A sheet has at most so many people. */
export const MAX_ON_A_SHEET = 2_000;

export type Everybody = {
  readonly items: readonly WallItem[];
  /** How many match where a sheet does not take all of them; null where it does. */
  readonly cutOf: { readonly total: number; readonly isFloor: boolean } | null;
};

/** Everybody whom criteria find, page by page, up to what a sheet takes. */
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
    // Each answer comes with the pages before it.
    items = page?.Submissions ?? items;
    After = page?.After;
    cutOf = page && After ? { total: page.Total, isFloor: page.TotalIsFloor } : null;
  } while (After && items.length < MAX_ON_A_SHEET);
  return { items, cutOf };
}
