import { skipToken, useApolloClient, useQuery } from "@apollo/client/react";
import { useDeferredValue, useMemo, useState } from "react";
import type { ProjectSearchCriteria, SearchProjectsQueryVariables } from "#gen/graphql.ts";
import { readRecord } from "#lib/graph/cached/use-record.ts";
import { useList } from "#lib/graph/cached/use-list.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import type { Found } from "./results/results.tsx";
import { criteriaOf, milesOf, narrowingOf } from "./search-criteria.ts";
import type { Circumstances } from "./search-criteria.ts";
import { FindPlace, ProjectRowProject, SearchProjects } from "./search-documents.ts";
import type { Searching } from "./use-searcher.ts";

/** Coordinates of the place in the address; queried only if there is a radius around it. */
function usePoint(address: QueryState): Circumstances["point"] {
  const place = [address.text("city"), address.text("state")].filter((one) => one !== "").join(", ");
  const isNeeded = place !== "" && milesOf(address) !== null;
  const { data } = useQuery(FindPlace, isNeeded ? { variables: { address: place } } : skipToken);
  return isNeeded ? (data?.geoCodeAddress?.Point ?? null) : null;
}

type Shown = { readonly found: Found; readonly talent: string | null };

/** The result for these variables (as JSON), and the previous result until it has loaded. */
function useFound(written: string) {
  const variables = useMemo(() => JSON.parse(written) as SearchProjectsQueryVariables, [written]);
  const { list, loading, error, again } = useList(SearchProjects, variables, "in steps");
  const { cache } = useApolloClient();
  const talent = variables.talent ?? null;
  const found = list?.searchProjects;
  // The projects may be cached with the fields of another person, except for single ones that were opened. Checking
  // the first and the last is enough.
  const isKnown = [found?.Projects[0], found?.Projects.at(-1)].every(
    (project) => project === undefined || readRecord(cache, ProjectRowProject, project, { talent }) !== null,
  );
  const [latest, setLatest] = useState<Shown>();
  const isLatest = latest?.found === found && latest?.talent === talent;
  if (found !== undefined && !isLatest && (isKnown || !loading)) setLatest({ found, talent });
  return { variables, latest, loading, error, again };
}

/** The search in the address: its results, and its criteria without some of the filters. */
export function useSearch(address: QueryState, { person, client }: Searching) {
  const point = usePoint(address);
  const circumstances = { searcher: person, point };
  const requested: SearchProjectsQueryVariables = {
    criteria: criteriaOf(address, circumstances),
    talent: client?.key ?? null,
  };
  const { variables, latest, loading, error, again } = useFound(JSON.stringify(requested));
  // Rendering the rows is deferred, so that the page stays responsive.
  const shown = useDeferredValue(latest);
  return {
    found: shown?.found,
    /** The person that the rows apply to (null: the viewer). */
    talent: shown?.talent ?? null,
    /** The query's variables; the same object as long as they are equal. */
    variables,
    loading: loading || shown !== latest,
    error: latest ? null : error,
    again,
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
