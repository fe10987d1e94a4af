import { useQuery } from "@apollo/client/react";
import { useEffect, useMemo, useState } from "react";
import type { Person } from "../use-searcher.ts";
import { RosterStandings } from "./roster-documents.ts";
import { relationsOf } from "./standings.ts";
import type { Standings } from "./standings.ts";

/** Whoever walks through the results passes most projects in less time than this, in milliseconds. */
const PASSING_MS = 400;

export type RosterState = {
  /** The clients' states for a role. */
  readonly of: (roleKey: string) => Standings;
  readonly error: unknown;
  readonly again: () => void;
};

/** The project, once the viewer has stayed with it for a moment. */
function useStayedWith(projectKey: string | undefined): string | undefined {
  const [stayed, setStayed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setStayed(projectKey), PASSING_MS);
    return () => clearTimeout(timer);
  }, [projectKey]);
  return stayed === projectKey ? stayed : undefined;
}

/** How an agent's clients fit the roles of a project, and who is submitted; without clients, nothing is queried. */
export function useStandings(projectKey: string | undefined, clients: readonly Person[]): RosterState {
  const id = useStayedWith(projectKey);
  const isWanted = id !== undefined && clients.length > 0;
  const { data, error, refetch } = useQuery(RosterStandings, {
    variables: { id: id ?? "" },
    skip: !isWanted,
    fetchPolicy: "cache-and-network",
  });
  const roles = useMemo(() => data && relationsOf(data), [data]);
  return {
    of: (roleKey) => roles?.get(roleKey) ?? null,
    error: error ?? null,
    again: () => {
      if (isWanted) void refetch().catch(() => undefined);
    },
  };
}
