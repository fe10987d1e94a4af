import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import type { SearchProjectsQueryVariables } from "#gen/graphql.ts";
import { fetchIntoCache } from "#lib/graph/cached/fetch-into-cache.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { followOwn, readOwn } from "#lib/graph/cached/use-cached.ts";
import { SearchProjects } from "../search-documents.ts";
import { OpenProject } from "./project-documents.ts";

const MISSING = { errors: [{ extensions: { code: "NOT_FOUND" } }] };

type OpenProjectOptions = {
  readonly id: string;
  readonly talent: string | null;
  /** The page has just requested it (`useFirstSoon`), so the cache is read first. */
  readonly isRequested: boolean;
};

/** A project with its state for one talent (null: the viewer). */
export function useOpenProject({ id, talent, isRequested }: OpenProjectOptions) {
  const { data, previousData, error, loading, refetch } = useQuery(OpenProject, {
    variables: { id: keyOf("PRJ", id), talent },
    ...(isRequested && { fetchPolicy: "cache-first" }),
  });
  const project = (data ?? previousData)?.getProjectById ?? null;
  const shown = project !== null && project.PK === keyOf("PRJ", id) ? project : null;
  return {
    project: shown,
    loading: shown === null && loading,
    error: shown !== null || loading ? null : (error ?? MISSING),
    again: () => void refetch().catch(() => undefined),
  };
}

/**
 * Prefetches the first project of a search, which is about to be shown, as soon as the response is in the cache. It
 * causes no re-render, since the page is still busy rendering the results.
 */
export function useFirstSoon(variables: SearchProjectsQueryVariables, isWanted: boolean): void {
  const graph = useApolloClient();
  useEffect(() => {
    if (!isWanted) return;
    const { cache } = graph;
    let requested: string | undefined;
    const prefetch = () => {
      const id = readOwn(cache, SearchProjects, variables)?.searchProjects.Projects[0]?.PK;
      if (id === undefined || id === requested) return;
      requested = id;
      void fetchIntoCache(graph, OpenProject, { id, talent: variables.talent ?? null });
    };
    prefetch();
    return followOwn(cache, SearchProjects, variables, prefetch);
  }, [graph, variables, isWanted]);
}
