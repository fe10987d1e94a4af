import { skipToken, useQuery } from "@apollo/client/react";
import { useDeferredValue } from "react";
import type { ProjectSearchCriteria } from "#gen/graphql.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { criteriaOf, milesOf, narrowingOf } from "./search-criteria.ts";
import type { Circumstances } from "./search-criteria.ts";
import { FindPlace, SearchProjects } from "./search-documents.ts";
import type { Searching } from "./use-searcher.ts";

/** Where the place in the address is; asked only where a distance around it counts. */
function usePoint(address: QueryState): Circumstances["point"] {
  const place = [address.text("city"), address.text("state")].filter((one) => one !== "").join(", ");
  const asks = place !== "" && milesOf(address) !== null;
  const { data } = useQuery(FindPlace, asks ? { variables: { address: place } } : skipToken);
  return asks ? (data?.geoCodeAddress?.Point ?? null) : null;
}

/** The search of the address: what it finds, and what it would find without some of it. */
export function useSearch(address: QueryState, { person, client }: Searching) {
  const point = usePoint(address);
  const circumstances = { searcher: person, point };
  const { data, previousData, error, loading, refetch } = useQuery(SearchProjects, {
    variables: { criteria: criteriaOf(address, circumstances), talent: client?.key ?? null },
    fetchPolicy: "cache-and-network",
  });
  const latest = (data ?? previousData)?.searchProjects;
  // Rows are drawn in small steps, between which the page answers.
  const found = useDeferredValue(latest);
  return {
    found,
    /** Key of the first project that was found, before any is drawn. */
    first: latest?.Projects[0]?.PK ?? null,
    loading: loading || found !== latest,
    error: latest ? null : error,
    again: () => void refetch().catch(() => undefined),
    narrowing: narrowingOf(address, circumstances),
    without: (names: readonly string[]): ProjectSearchCriteria =>
      narrowingOf(
        {
          text: (name) => (names.includes(name) ? "" : address.text(name)),
          list: (name) => (names.includes(name) ? [] : address.list(name)),
          number: (name, otherwise) => (names.includes(name) ? otherwise : address.number(name, otherwise)),
        },
        circumstances,
      ),
  };
}
