import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { ProjectCastQuery } from "#gen/graphql.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { ProjectCast } from "./cast-documents.ts";

/** The server's largest page. */
const PAGE = 100;
/** The most pages of a cast list, background actors included. */
const MAX_PAGES = 20;

export type CastMember = ProjectCastQuery["getBookedSubmissions"][number];

async function readCast(graph: ApolloClient, projectKey: string): Promise<readonly CastMember[]> {
  const cast: CastMember[] = [];
  for (let Page = 1; Page <= MAX_PAGES; Page += 1) {
    const variables = { criteria: { ProjectId: projectKey, SortOrder: "Oldest", PageSize: PAGE, Page } };
    const { data } = await graph.query({ query: ProjectCast, variables, fetchPolicy: "network-only" });
    const found = data?.getBookedSubmissions ?? [];
    cast.push(...found);
    if (found.length < PAGE) break;
  }
  return cast;
}

type Reading = { readonly of: string; readonly cast?: readonly CastMember[]; readonly error?: unknown };

/** Everybody who is booked in a project, read again when a booking of it changes. */
export function useCast(projectKey: string) {
  const graph = useApolloClient();
  const [round, setRound] = useState(0);
  const [read, setRead] = useState<Reading | null>(null);
  const again = () => setRound((before) => before + 1);
  useLive("reset", again);
  useLive("submission.changed", ({ data: about }) => {
    if (idOf(String(about["projectId"])) === idOf(projectKey)) again();
  });
  useEffect(() => {
    let isWanted = true;
    readCast(graph, projectKey).then(
      (cast) => isWanted && setRead({ of: projectKey, cast }),
      // A list that is there stays when reading it again fails.
      (error: unknown) =>
        isWanted && setRead((before) => (before?.cast ? before : { of: projectKey, error })),
    );
    return () => {
      isWanted = false;
    };
  }, [graph, projectKey, round]);
  const shown = read?.of === projectKey ? read : null;
  return { cast: shown?.cast ?? [], loading: shown === null, error: shown?.error, again };
}
