import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";

type Responses<Data> = {
  /** The variables of the parts, as JSON. */
  readonly of: string;
  readonly parts: readonly Data[] | null;
  readonly error: unknown;
};

/**
 * Sends one query several times with different variables, for what does not fit into one request, and returns all
 * responses together or none: a list that is ordered by them must not change under a person's finger. Null variables
 * send nothing. The responses stay out of the cache, since nothing else reads them. `delay` (ms) spares the requests
 * for a page that is left at once.
 */
export function useParts<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  requests: ReadonlyArray<NoInfer<Variables>> | null,
  delay = 0,
) {
  const graph = useApolloClient();
  const [round, setRound] = useState(0);
  const [responses, setResponses] = useState<Responses<Data> | null>(null);
  const of = JSON.stringify(requests);
  useEffect(() => {
    const all = JSON.parse(of) as readonly Variables[] | null;
    if (all === null) return;
    let isWanted = true;
    const send = async (): Promise<void> => {
      const fetch = graph.query as (options: object) => Promise<{ readonly data?: unknown }>;
      const sent = all.map((variables) => fetch.call(graph, { query, variables, fetchPolicy: "no-cache" }));
      const next = await Promise.all(sent).then(
        (results) => ({ of, parts: results.map(({ data }) => data as Data), error: null }),
        (error: unknown) => ({ of, parts: null, error }),
      );
      if (isWanted) setResponses(next);
    };
    const timer = setTimeout(() => void send(), round === 0 ? delay : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [graph, query, of, round, delay]);
  const present = responses?.of === of ? responses : null;
  return {
    parts: present?.parts ?? null,
    loading: requests !== null && present === null,
    error: present?.error ?? null,
    again: () => {
      // What failed shows that it is tried again; what is known stays until the new response arrives.
      setResponses((last) => (last?.parts ? last : null));
      setRound((last) => last + 1);
    },
  };
}
