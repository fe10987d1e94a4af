import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { MySubmissionsQuery } from "#gen/graphql.ts";
import { useLive } from "#lib/live/live-context.tsx";
import type { QueryWords } from "#lib/use-query-state.ts";
import { useSettled } from "#lib/use-settled.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { variablesOf } from "./my-list.ts";
import { MoreSubmissions, MySubmissions } from "./submission-documents.ts";

const NONE: MySubmissionsQuery["getOpenInvitations"] = [];

/** What is shown beside the rows: counts, open requests and the roles that casting invites to. */
const besideRows = (read: MySubmissionsQuery | undefined) => ({
  counted: read?.getSubmissionsByStage,
  open: read?.getOpenRequests,
  invitations: read?.getOpenInvitations ?? NONE,
});

type Found = MySubmissionsQuery["getSubmissionsByStage"];

/** Rows that stay in place while all of their pages are read again. */
type Kept = { readonly of: string; readonly found: Found };

/** Reads the page after a cursor on request; `more` is null at the end of the list. */
function useFurther(after: string | null, readOn: (after: string) => Promise<unknown>) {
  const failed = useFailureNotice();
  const [isReading, setReading] = useState(false);
  const read = (from: string) => {
    setReading(true);
    void readOn(from)
      .catch(failed)
      .finally(() => setReading(false));
  };
  return { isReading, more: after === null ? null : () => read(after) };
}

/** Whether fewer pages were read again so far than were shown. */
function isPart(fresh: Found, kept: Kept | null, of: string): kept is Kept {
  return kept?.of === of && fresh.After !== null && fresh.Submissions.length < kept.found.Submissions.length;
}

/**
 * The submissions of the tab, search and order in the address, in pages that are fetched on request, and the requests
 * that wait for an answer. Follows the live stream.
 */
export function useMySubmissions(address: QueryWords) {
  const words = useSettled(address.text("text"));
  const variables = variablesOf(address, words);
  const { criteria } = variables;
  const of = JSON.stringify(criteria);
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(MySubmissions, {
    variables,
    fetchPolicy: "cache-and-network",
  });
  const [kept, setKept] = useState<Kept | null>(null);
  const fresh = data?.getSubmissionsByStage;
  const found = fresh && (isPart(fresh, kept, of) ? { ...kept.found, Stages: fresh.Stages } : fresh);

  /** Appends the page after a cursor, and returns it. */
  async function readOn(After: string): Promise<Pick<Found, "After" | "Submissions"> | undefined> {
    const { data: next } = await fetchMore({
      query: MoreSubmissions,
      variables: { criteria: { ...criteria, After } },
      updateQuery: (former, { fetchMoreResult: { getSubmissionsByStage: page } }) => {
        const { getSubmissionsByStage: list } = former;
        const Submissions = [...list.Submissions, ...page.Submissions];
        return { ...former, getSubmissionsByStage: { ...list, After: page.After, Submissions } };
      },
    });
    return next?.getSubmissionsByStage;
  }

  /** Reads every page that is shown again, not just the first. */
  async function refresh(): Promise<void> {
    const wanted = found?.Submissions.length ?? 0;
    let page: Pick<Found, "After" | "Submissions"> | undefined = (await refetch()).data
      ?.getSubmissionsByStage;
    for (let read = page?.Submissions.length ?? 0; page?.After && read < wanted;) {
      page = await readOn(page.After);
      read += page?.Submissions.length ?? 0;
    }
  }

  const further = useFurther(found?.After ?? null, readOn);
  const again = () => {
    if (found) setKept({ of, found });
    void refresh().catch(() => setKept(null));
  };
  useLive("submission.changed", again);
  return {
    found,
    // With the counts of the tab before, until this one has its own.
    ...besideRows(data ?? previousData),
    words,
    error,
    loading,
    again,
    ...further,
  };
}

export type MySubmissionsFound = ReturnType<typeof useMySubmissions>;
