import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import type { BookMatchingMutation, PositionSubmissionsCriteria } from "#gen/graphql.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { BookMatching, BookingProgress } from "./bulk-documents.ts";

type Job = BookMatchingMutation["bookMatching"];

/** How often a long booking is asked how far it is. */
const ASK_EVERY_MS = 1_000;

/** Books or passes on everybody who matches what the server filters by, also those that were never read. */
export function useAllMatching(criteria: PositionSubmissionsCriteria, onDone: () => void) {
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
    const { RoleId, Status, Text, GroupId } = criteria;
    const matching = {
      RoleId: RoleId ?? null,
      ...(Status && { BookingStatus: Status }),
      ...(Text && { Text }),
      ...(GroupId && { GroupId }),
    };
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
