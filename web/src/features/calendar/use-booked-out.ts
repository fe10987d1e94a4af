import { skipToken, useQuery } from "@apollo/client/react";
import { localDay } from "#ui/when/local-day.ts";
import { BookedOutDays } from "./availability-documents.ts";
import { bothYears, inOrder, serverDay } from "./booked-out.ts";
import type { BookedOut } from "./booked-out.ts";

/** The member's own booked-out days from today on. */
export type OwnBookedOut = {
  readonly ranges: readonly BookedOut[];
  readonly loading: boolean;
  readonly error: unknown;
  readonly again: () => void;
};

/** Reads the member's own booked-out days; nobody but talent has any. */
export function useBookedOut(isTalent: boolean): OwnBookedOut {
  const { data, loading, error, refetch } = useQuery(
    BookedOutDays,
    isTalent ? { variables: bothYears(serverDay()), fetchPolicy: "cache-and-network" } : skipToken,
  );
  const all = data ? inOrder([...data.soon.BookedOut, ...data.later.BookedOut]) : [];
  return {
    ranges: all.filter(({ To }) => To >= localDay()),
    loading: !data && loading,
    error: data ? null : error,
    again: () => void refetch().catch(() => undefined),
  };
}
