import { useQuery } from "@apollo/client/react";
import { graphql } from "#gen/gql.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import type { WallCriteria } from "./wall-criteria.ts";
import { PAGE_SIZE } from "./wall-documents.ts";

const WallOrder = graphql(`
  query WallOrder($criteria: PositionSubmissionsCriteria!) {
    getPositionSubmissions(criteria: $criteria) {
      Submissions {
        Data {
          UserId
        }
      }
      Total
    }
  }
`);

/** The index of a person in an order, with the previous and the next one; null if they are not in it. */
export function adjacentTo(order: readonly string[], person: string) {
  const index = order.indexOf(person);
  if (index < 0) return null;
  return { index, before: order[index - 1] ?? null, after: order[index + 1] ?? null };
}

/**
 * The previous and next person on the filtered wall. Coming from the wall, the order is in the cache. People beyond
 * its first page are not found.
 */
export function useAdjacent(criteria: WallCriteria, userId: string) {
  const variables = { criteria: { ...criteria, PageSize: PAGE_SIZE } };
  const { data } = useQuery(WallOrder, { variables, fetchPolicy: "cache-first" });
  const page = data?.getPositionSubmissions;
  const order = page?.Submissions.map(({ Data }) => Data.UserId) ?? [];
  const found = adjacentTo(order, keyOf("USR", userId));
  const id = (key: string | null | undefined) => (key ? idOf(key) : null);
  return (
    found && {
      ...found,
      before: id(found.before),
      after: id(found.after),
      total: page?.Total ?? order.length,
    }
  );
}
