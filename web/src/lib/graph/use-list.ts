import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { startTransition, useEffect, useState } from "react";
import { useLive } from "#lib/live/live-context.tsx";
import { useCached } from "./use-cached.ts";

type Answer = { readonly to: string; readonly error: unknown };

type Options<Whole, Keys, Variables extends OperationVariables> = {
  /** Asks the server for all of it. */
  readonly query: TypedDocumentNode<Whole, Variables>;
  /** Names the order and the keys of it alone. */
  readonly keys: TypedDocumentNode<Keys, NoInfer<Variables>>;
  /** The same object for as long as nothing in it changes. */
  readonly variables: NoInfer<Variables>;
};

type Asked = {
  readonly query: DocumentNode;
  readonly keys: DocumentNode;
  readonly variables: OperationVariables;
};

async function ask(graph: ApolloClient, { query, keys, variables }: Asked): Promise<unknown> {
  try {
    // `fetchMore` writes the answer and leaves it there; a query would read all of it back.
    const list = graph.watchQuery({ query: keys, variables, fetchPolicy: "standby" });
    return (await list.fetchMore({ query, variables, errorPolicy: "all" })).error;
  } catch (error) {
    return error;
  }
}

/**
 * A list whose records are drawn by components that read their own parts of them. What the cache holds of its order is
 * there at once; the server is asked when it opens or is asked for in another way, after a failure, and when the live
 * stream has missed something. Apollo's `useQuery` would read every field of every record before any is drawn, and all of
 * them again as one changes.
 */
export function useList<Whole, Keys, Variables extends OperationVariables>(
  options: Options<Whole, Keys, Variables>,
) {
  const { query, keys, variables } = options;
  const graph = useApolloClient();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = `${round} ${JSON.stringify(variables)}`;
  const again = () => setRound(round + 1);
  useLive("reset", again);

  useEffect(() => {
    let isWanted = true;
    void ask(graph, { query, keys, variables }).then((error) => {
      if (isWanted) startTransition(() => setAnswer({ to: asked, error }));
    });
    return () => {
      isWanted = false;
    };
  }, [graph, query, keys, variables, asked]);

  const isAnswered = answer?.to === asked;
  return {
    list: useCached(keys, variables),
    loading: !isAnswered,
    error: isAnswered ? answer.error : undefined,
    again,
  };
}
