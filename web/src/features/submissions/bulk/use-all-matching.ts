import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import type { BookMatchingMutation } from "#gen/graphql.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { WallCriteria } from "../wall/wall-criteria.ts";
import { BookMatching, BookingProgress } from "./bulk-documents.ts";

type Job = BookMatchingMutation["bookMatching"];

/** How often a long booking is asked how far it is. */
const ASK_EVERY_MS = 1_000;

/** Books or passes on everybody whom the wall shows by its filters, also those that were never read. */
export function useAllMatching(criteria: WallCriteria, onDone: () => void) {
  const { t: bulkT } = useTranslation("bulk");
  const graph = useApolloClient();
  const say = useFailureNotice();
  const { keyFor, settle } = useClientKey();

  async function finished(job: Job): Promise<Job> {
    if (job.Data.Status === "Finished") return job;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    const { data } = await graph.query({
      query: BookingProgress,
      variables: { id: job.PK },
      fetchPolicy: "network-only",
    });
    return data?.getBookingJob ? finished(data.getBookingJob) : job;
  }

  return async (booked: boolean): Promise<void> => {
    // Whatever narrows the wall narrows who is meant; only the place and the order are the wall's own.
    const { Status, ProjectId: _project, SortOrder: _order, ...narrowing } = criteria;
    const matching = { ...narrowing, ...(Status && { BookingStatus: Status }) };
    try {
      const variables = {
        criteria: { ...matching, ClientKey: keyFor({ matching, booked }) },
        status: booked,
      };
      const { data } = await graph.mutate({ mutation: BookMatching, variables });
      if (!data) return;
      settle();
      const job = await finished(data.bookMatching);
      const { Done: done, Skipped: skipped } = job.Data;
      notify("success", bulkT(booked ? "allBooked" : "allDeclined", { done, skipped }));
      onDone();
    } catch (error) {
      say(error);
    }
  };
}
