import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { PositionWallQueryVariables } from "#gen/graphql.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { PositionWall } from "./wall-documents.ts";

type Answer = { readonly to: string; readonly error: unknown };

async function readPage(graph: ApolloClient, variables: PositionWallQueryVariables): Promise<unknown> {
  try {
    const options = { fetchPolicy: "network-only", errorPolicy: "all" } as const;
    return (await graph.query({ query: PositionWall, variables, ...options })).error;
  } catch (error) {
    return error;
  }
}

/**
 * Reads the first page of a wall into the cache: when the wall opens or is asked for in another way, after a failure, and
 * when the live stream has missed something. Apollo's `useQuery` would read all pages again with each decision.
 */
export function useFirstPage(variables: PositionWallQueryVariables) {
  const graph = useApolloClient();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = `${round} ${JSON.stringify(variables)}`;
  const again = () => setRound(round + 1);
  useLive("reset", again);

  useEffect(() => {
    let isWanted = true;
    void readPage(graph, variables).then((error) => {
      if (isWanted) setAnswer({ to: asked, error });
    });
    return () => {
      isWanted = false;
    };
  }, [graph, variables, asked]);

  const isAnswered = answer?.to === asked;
  return { loading: !isAnswered, error: isAnswered ? answer.error : undefined, again };
}
