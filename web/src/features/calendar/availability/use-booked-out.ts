import { skipToken, useQuery } from "@apollo/client/react";
import { hasResponse } from "#lib/graph/answered.ts";
import { localDay } from "#ui/when/local-day.ts";
import { BookedOutDays } from "./availability-documents.ts";
import { bothYears, inOrder, serverDay } from "./booked-out.ts";
import type { BookedOut } from "./booked-out.ts";
import type { Client } from "./use-clients.ts";

/** Whose days are shown and changed: the member's own, or those of an agent's client. */
export type Whose = "own" | Client;

/** Someone's booked-out days from today on. */
export type BookedOutOf = {
  readonly ranges: readonly BookedOut[];
  readonly loading: boolean;
  readonly error: unknown;
  readonly again: () => void;
};

/** The person as the graph expects it: null for the member's own days. */
export function userOf(whose: Whose): string | null {
  return whose === "own" ? null : whose.key;
}

/** Loads someone's booked-out days; nothing for null. */
export function useBookedOut(whose: Whose | null): BookedOutOf {
  const { data, loading, error, refetch } = useQuery(
    BookedOutDays,
    whose === null
      ? skipToken
      : {
          variables: { user: userOf(whose), ...bothYears(serverDay()) },
          fetchPolicy: "cache-and-network",
        },
  );
  const all = data ? inOrder([...data.soon.BookedOut, ...data.later.BookedOut]) : [];
  return {
    ranges: all.filter(({ To }) => To >= localDay()),
    loading: !hasResponse(data) && loading,
    error: hasResponse(data) ? null : error,
    again: () => void refetch().catch(() => undefined),
  };
}
