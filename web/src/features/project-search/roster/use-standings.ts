import { useMemo } from "react";
import { useParts } from "#lib/graph/queries/use-parts.ts";
import type { Person } from "../use-searcher.ts";
import { RosterStandings } from "./roster-documents.ts";
import { partsOf, standingsOf } from "./standings.ts";
import type { Standings } from "./standings.ts";

/** Whoever walks through the results passes most projects in less time than this, in milliseconds. */
const PASSING_MS = 400;

export type RosterState = {
  /** The clients' states for a role. */
  readonly of: (roleKey: string) => Standings;
  readonly error: unknown;
  readonly again: () => void;
};

/** How an agent's clients fit the roles of a project, and who is submitted; without clients, nothing is queried. */
export function useStandings(projectKey: string | undefined, clients: readonly Person[]): RosterState {
  const keys = JSON.stringify(clients.map(({ key }) => key));
  const listed = useMemo(() => JSON.parse(keys) as readonly string[], [keys]);
  const requests = projectKey !== undefined && listed.length > 0 ? partsOf(projectKey, listed) : null;
  const { parts, error, again } = useParts(RosterStandings, requests, PASSING_MS);
  const roles = useMemo(() => parts && standingsOf(parts, listed), [parts, listed]);
  return { of: (roleKey) => roles?.get(roleKey) ?? null, error, again };
}
