import type { ErrorLike } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { ActivityQuery } from "#gen/graphql.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { Activity } from "./activity-documents.ts";
import { hasMore } from "./has-more.ts";

export type Deed = ActivityQuery["getAuditLog"]["Entries"][number];

type ActivityOfRecord = {
  readonly deeds: readonly Deed[];
  readonly loading: boolean;
  readonly error: ErrorLike | null;
  readonly retry: () => void;
  /** Loads the next page; `null` when everything is shown. */
  readonly showMore: (() => void) | null;
};

const PAGE_SIZE = 25;

/** The audit log of one record, by its key: newest first, in pages. */
export function useActivity(record: string): ActivityOfRecord {
  const notifyFailure = useFailureNotice();
  const criteria = { RecordId: record, PageSize: PAGE_SIZE, SortOrder: "Newest" };
  const { data, error, loading, refetch, fetchMore } = useQuery(Activity, {
    variables: { criteria },
    fetchPolicy: "cache-and-network",
  });
  const found = data?.getAuditLog;
  const deeds = found?.Entries ?? [];
  const showMore = () =>
    void fetchMore({
      variables: { criteria: { ...criteria, After: deeds.at(-1)?.Cursor ?? null } },
      updateQuery: (former, { fetchMoreResult: { getAuditLog: next } }) => ({
        ...former,
        getAuditLog: { ...next, Entries: [...former.getAuditLog.Entries, ...next.Entries] },
      }),
    }).catch(notifyFailure);
  return {
    deeds,
    loading: !found && loading,
    error: found ? null : (error ?? null),
    retry: () => void refetch().catch(() => undefined),
    showMore: found && hasMore(found, deeds.length, PAGE_SIZE) ? showMore : null,
  };
}
