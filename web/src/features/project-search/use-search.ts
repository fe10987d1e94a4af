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

/** Where the place in the address is; asked only where a distance around it counts. */
function usePoint(address: QueryState): Circumstances["point"] {
  const place = [address.text("city"), address.text("state")].filter((one) => one !== "").join(", ");
  const asks = place !== "" && milesOf(address) !== null;
  const { data } = useQuery(FindPlace, asks ? { variables: { address: place } } : skipToken);
  return asks ? (data?.geoCodeAddress?.Point ?? null) : null;
}

type Shown = { readonly found: Found; readonly talent: string | null };

/** What is found by these variables, as JSON, and what was found before for as long as that is not known. */
function useFound(written: string) {
  const variables = useMemo(() => JSON.parse(written) as SearchProjectsQueryVariables, [written]);
  const { list, loading, error, again } = useList(SearchProjects, variables, "in steps");
  const { cache } = useApolloClient();
  const talent = variables.talent ?? null;
  const found = list?.searchProjects;
  // The same projects may be known as they concern somebody else, but for one or the other that was opened.
  const isKnown = [found?.Projects[0], found?.Projects.at(-1)].every(
    (project) => project === undefined || readRecord(cache, ProjectRowProject, project, { talent }) !== null,
  );
  const [latest, setLatest] = useState<Shown>();
  const isLatest = latest?.found === found && latest?.talent === talent;
  if (found !== undefined && !isLatest && (isKnown || !loading)) setLatest({ found, talent });
  return { variables, latest, loading, error, again };
}

/** The search of the address: what it finds, and what it would find without some of it. */
export function useSearch(address: QueryState, { person, client }: Searching) {
  const point = usePoint(address);
  const circumstances = { searcher: person, point };
  const asked: SearchProjectsQueryVariables = {
    criteria: criteriaOf(address, circumstances),
    talent: client?.key ?? null,
  };
  const { variables, latest, loading, error, again } = useFound(JSON.stringify(asked));
  // Rows are drawn in small steps, between which the page answers.
  const shown = useDeferredValue(latest);
  return {
    found: shown?.found,
    /** Whom the rows concern (null: the viewer). */
    talent: shown?.talent ?? null,
    /** What was asked for, in the same object for as long as it is the same. */
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
