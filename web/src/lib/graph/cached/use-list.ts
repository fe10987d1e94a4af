import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useLive } from "#lib/live/live-context.tsx";
import { askIntoCache } from "./ask-into-cache.ts";
import { drawTogether } from "./draw-together.ts";
import type { Pace } from "./draw-together.ts";
import { useCached } from "./use-cached.ts";

type Answer = { readonly to: string; readonly error: unknown };

/**
 * A list whose records are drawn by components that read their own parts of them: of each it knows what the query names
 * itself. What the cache holds of that is there at once; the server is asked for all of it when it opens or is asked for in
 * another way, after a failure, and when the live stream has missed something. Pass the same `variables` object for as
 * long as nothing in it changes. Apollo's `useQuery` would read every field of every record before any is drawn, and all of
 * them again as one changes.
 *
 * In steps it is drawn only where no query of Apollo's is skipped until it is there: that one would ask within the drawing,
 * which its answer begins anew, without end.
 */
export function useList<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables> | null,
  pace: Pace = "at once",
) {
  const graph = useApolloClient();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = `${round} ${JSON.stringify(variables)}`;
  const again = () => setRound(round + 1);
  useLive("reset", again);

  useEffect(() => {
    if (variables === null) return;
    let isWanted = true;
    void askIntoCache(graph, query, variables).then((error) => {
      drawTogether(() => isWanted && setAnswer({ to: asked, error }), pace);
    });
    return () => {
      isWanted = false;
    };
  }, [graph, query, variables, asked, pace]);

  const isAnswered = variables === null || answer?.to === asked;
  return {
    list: useCached(query, variables, pace),
    loading: !isAnswered,
    error: isAnswered ? answer?.error : undefined,
    again,
    /** Asks for another part of the list, which the cache puts to the rest; answers what went wrong. */
    more: (part: Variables): Promise<unknown> => askIntoCache(graph, query, part, variables ?? part),
  };
}
