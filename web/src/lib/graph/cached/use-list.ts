import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useLive } from "#lib/live/live-context.tsx";
import { fetchIntoCache } from "./fetch-into-cache.ts";
import { drawTogether } from "./draw-together.ts";
import type { Pace } from "./draw-together.ts";
import { useCached } from "./use-cached.ts";

type PageResult = { readonly to: string; readonly error: unknown };

/**
 * A list whose rows read their own fragments: this hook reads only what the query itself selects. What is cached is
 * there at once; the list is fetched when it mounts, when its variables change, after a failure, and when the live
 * stream has missed something. Pass a stable `variables` object. Apollo's `useQuery` would read every field of every
 * record before the first one renders, and again whenever one of them changes.
 *
 * Use the pace `in steps` only if no `useQuery` on the page is skipped until the list has arrived: such a query would
 * start during the transition, and its result would restart that transition forever.
 */
export function useList<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables> | null,
  pace: Pace = "at once",
) {
  const graph = useApolloClient();
  const [round, setRound] = useState(0);
  const [response, setResponse] = useState<PageResult | null>(null);
  const requestKey = `${round} ${JSON.stringify(variables)}`;
  const again = () => setRound(round + 1);
  useLive("reset", again);

  useEffect(() => {
    if (variables === null) return;
    let isWanted = true;
    void fetchIntoCache(graph, query, variables).then((error) => {
      drawTogether(() => isWanted && setResponse({ to: requestKey, error }), pace);
    });
    return () => {
      isWanted = false;
    };
  }, [graph, query, variables, requestKey, pace]);

  const hasResponse = variables === null || response?.to === requestKey;
  return {
    list: useCached(query, variables, pace),
    loading: !hasResponse,
    error: hasResponse ? response?.error : undefined,
    again,
    /** Fetches a further page, which the cache appends; resolves to the error, if any. */
    more: (part: Variables): Promise<unknown> => fetchIntoCache(graph, query, part, variables ?? part),
  };
}
