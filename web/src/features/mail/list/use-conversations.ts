import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { ConversationsQuery } from "#gen/graphql.ts";
import { useLive } from "#lib/live/live-context.tsx";
import type { QueryState, QueryWords } from "#lib/use-query-state.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { criteriaOf } from "../mail-address.ts";
import type { Place } from "../mail-address.ts";
import { Conversations, PAGE_SIZE } from "../mail-documents.ts";
import { arrivals } from "./arrivals.ts";
import type { Listed } from "./arrivals.ts";

type Found = ConversationsQuery["getUserConversations"];

/** The list as rendered: it changes on the member's request only, so that rows never move under the pointer. */
type Shown = {
  /** The place, text and filter it belongs to, as JSON. */
  readonly of: string;
  readonly rows: readonly Listed[];
  readonly after: string | null;
  /** False until the first network response, which still replaces the cached rows. */
  readonly settled: boolean;
};

function rowsOf(found: Found): readonly Listed[] {
  return found.Results.map(({ SK, Data }) => ({ key: SK, at: Data.UpdateDate, read: Data.Read }));
}

export function criteriaFor(place: Place, address: QueryWords) {
  const text = address.text("text");
  return {
    ...criteriaOf(place),
    PageSize: PAGE_SIZE,
    ...(text && { Text: text }),
    ...(address.text("unread") === "1" && { Unread: true }),
  };
}

function shownOf(of: string, found: Found, settled: boolean): Shown {
  return { of, rows: rowsOf(found), after: found.After ?? null, settled };
}

/** The rendered list with the next page appended. */
function withPage(shown: Shown | null, next: Found): Shown | null {
  if (shown === null) return null;
  const known = new Set(shown.rows.map(({ key }) => key));
  const added = rowsOf(next).filter(({ key }) => !known.has(key));
  return { ...shown, rows: [...shown.rows, ...added], after: next.After ?? null };
}

/**
 * Whether a response is rendered immediately: on the first load, until the network has responded, and if the list is
 * empty.
 */
function replaces(shown: Shown | null, { Results }: Found, loading: boolean): boolean {
  if (shown === null) return true;
  if (!shown.settled) return !loading;
  return shown.rows.length === 0 && Results.length > 0;
}

/** The server's list, which follows the live stream, and the part of it that is rendered. */
function usePresent(criteria: ReturnType<typeof criteriaFor>, skip: boolean) {
  const of = JSON.stringify(criteria);
  const { data, error, loading, refetch } = useQuery(Conversations, {
    variables: { criteria },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    skip,
  });
  const [kept, setShown] = useState<Shown | null>(null);
  const shown = kept?.of === of ? kept : null;
  const present = data?.getUserConversations;
  if (present && replaces(shown, present, loading)) setShown(shownOf(of, present, !loading));
  const again = () => void refetch().catch(() => undefined);
  useLive("conversation.changed", () => {
    if (!skip) again();
  });
  return {
    present,
    shown,
    setShown,
    join: () => present && setShown(shownOf(of, present, true)),
    error: present ? null : error,
    loading,
    again,
  };
}

/** The conversations of a place, filtered by the address. New arrivals are only counted until `join` is called. */
export function useConversations(place: Place, address: QueryState, openKey: string | null) {
  const client = useApolloClient();
  const notifyFailure = useFailureNotice();
  const criteria = criteriaFor(place, address);
  const { present, shown, setShown, ...query } = usePresent(criteria, place === "drafts");
  const rows = shown?.rows ?? [];
  const after = shown?.after ?? null;
  const fresh = present && shown?.settled ? arrivals(rows, rowsOf(present), openKey) : [];

  async function more(): Promise<void> {
    const { data } = await client.query({
      query: Conversations,
      variables: { criteria: { ...criteria, After: after } },
      fetchPolicy: "network-only",
    });
    if (!data) return;
    const next = data.getUserConversations;
    // Conversations moved or deleted while this page was loading are not brought back.
    setShown((now) => (now?.of === shown?.of ? withPage(now, next) : now));
  }

  return {
    ...query,
    keys: rows.map(({ key }) => key),
    fresh: fresh.length,
    /** Removes conversations that no longer exist from the list. */
    drop: (gone: readonly string[]) =>
      setShown((now) => now && { ...now, rows: now.rows.filter(({ key }) => !gone.includes(key)) }),
    unread: present?.Unread ?? 0,
    ready: shown !== null,
    more: after === null ? null : () => void more().catch(notifyFailure),
  };
}

export type ConversationsFound = ReturnType<typeof useConversations>;
