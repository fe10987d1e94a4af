import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { BookMatchingMutation } from "#gen/graphql.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { LastDecision } from "../decisions/last-decision.ts";
import type { WallCriteria } from "../wall/wall-criteria.ts";
import { BookMatching, BookingProgress } from "./bulk-documents.ts";
import { followJob, isFinished } from "./follow-job.ts";

type Job = BookMatchingMutation["bookMatching"];

/** Returns an abort signal that fires when the component unmounts. */
function useLeaving(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return () => leaving.current.signal;
}

/**
 * Books or passes on everyone who matches the wall's filters, including people who are not loaded; `last` registers
 * it for the page's undo key. `onDone` gets how many were booked.
 */
export function useAllMatching(
  criteria: WallCriteria,
  onDone: (booked: number) => void,
  last?: LastDecision,
) {
  const { t: bulkT } = useTranslation("bulk");
  const graph = useApolloClient();
  const failed = useFailureNotice();
  const { keyFor, settle } = useClientKey();
  const leaving = useLeaving();

  async function read({ PK: id }: Job): Promise<Job | null | undefined> {
    const options = { query: BookingProgress, variables: { id }, fetchPolicy: "network-only" } as const;
    return (await graph.query(options)).data?.getBookingJob;
  }

  function notifyOutcome(job: Job, booked: boolean): void {
    const { Done: done, Skipped: skipped, Total: total } = job.Data;
    if (isFinished(job)) notify("success", bulkT(booked ? "allBooked" : "allDeclined", { done, skipped }));
    else notify("info", bulkT("allGoesOn", { done: done + skipped, total }));
  }

  return async (booked: boolean): Promise<void> => {
    // Everything that narrows the wall also narrows the decision; the project and the sort order do not.
    const { Status, ProjectId: _project, SortOrder: _order, ...narrowing } = criteria;
    const matching = { ...narrowing, ...(Status && { BookingStatus: Status }) };
    const signal = leaving();
    try {
      const variables = {
        criteria: { ...matching, ClientKey: keyFor({ matching, booked }) },
        status: booked,
      };
      const { data } = await graph.mutate({ mutation: BookMatching, variables });
      if (!data) return;
      // Only single people can be called back, as long as nobody has been notified.
      last?.final(() => notify("info", bulkT("allNotUndone")));
      const begun = data.bookMatching;
      const job = await followJob(begun, () => read(begun), signal);
      // Until the job is finished, repeating the call continues the same job.
      if (isFinished(job)) settle();
      else if (signal.aborted) return;
      notifyOutcome(job, booked);
      onDone(booked ? job.Data.Done : 0);
    } catch (error) {
      failed(error);
    }
  };
}
