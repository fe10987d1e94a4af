import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "#gen/gql.ts";
import type { WallFacetsQuery } from "#gen/graphql.ts";
import { keyOf } from "#lib/graph/record-key.ts";

const WallFacets = graphql(`
  query WallFacets($criteria: PositionSubmissionsCriteria!) {
    getPositionSubmissions(criteria: $criteria) {
      Facets {
        AgeRanges {
          Value
          Count
        }
        Unions {
          Value
          Count
        }
        Agents {
          Value
          Count
        }
        NoUnion
        NoAgent
      }
    }
  }
`);

export type Facets = NonNullable<WallFacetsQuery["getPositionSubmissions"]["Facets"]>;

/**
 * The values by which the people of a position can be filtered, queried after the first cards have loaded; null until
 * then, or with the error that they failed with.
 */
export function useFacets(positionId: string, isReady: boolean) {
  // Changing a filter reloads the wall but not the facets.
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  const criteria = { RoleId: keyOf("ROLE", positionId), PageSize: 1 };
  const { data, error, refetch } = useQuery(WallFacets, { variables: { criteria }, skip: !wasReady });
  return {
    facets: data?.getPositionSubmissions.Facets ?? null,
    error: data ? null : error,
    again: () => void refetch().catch(() => undefined),
  };
}
