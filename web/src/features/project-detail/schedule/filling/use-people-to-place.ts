import { skipToken, useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { PeopleToPlace } from "../schedule-documents.ts";
import type { Person } from "../use-schedule.ts";

/** The server's largest page. */
const PAGE = 100;
/** The most people of a role that the board lists. */
const MAX_TO_PLACE = 1_000;
/** Whoever is selected or up for another audition can be given a time. */
const STATUSES = ["Selected", "Callback"];

const NOBODY = { Submissions: [], Total: 0, After: null };

/**
 * Everyone of a role who can be invited, page by page and those first who submitted first, up to `MAX_TO_PLACE`;
 * `total` counts also those beyond.
 */
export function usePeopleToPlace(roleId: string | null) {
  const [lost, setLost] = useState<unknown>(null);
  // A cursor whose page leads back to it is the last: reading on would never end.
  const [end, setEnd] = useState<string | null>(null);
  const first = { RoleId: roleId, Status: STATUSES, PageSize: PAGE, SortOrder: "Oldest" };
  const { data, error, loading, refetch, fetchMore } = useQuery(
    PeopleToPlace,
    roleId === null ? skipToken : { variables: { criteria: first }, fetchPolicy: "cache-and-network" },
  );
  const page = data?.getPositionSubmissions ?? NOBODY;
  const people: readonly Person[] = page.Submissions;
  const next = people.length < MAX_TO_PLACE && page.After !== end ? page.After : null;

  useEffect(() => {
    if (next === null) return;
    fetchMore({ variables: { criteria: { ...first, After: next } } }).then((more) => {
      setLost(null);
      if (more.data?.getPositionSubmissions.After === next) setEnd(next);
    }, setLost);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page, which its cursor names
  }, [next]);

  const again = () => {
    setLost(null);
    void refetch().catch(() => undefined);
  };
  const reading = data
    ? { loading: next !== null && lost === null, error: lost, onRetry: again }
    : { loading, error, onRetry: again };
  return { people, total: page.Total, again, reading };
}
