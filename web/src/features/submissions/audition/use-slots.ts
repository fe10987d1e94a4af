import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { hasResponse } from "#lib/graph/answered.ts";
import { AuditionSlots } from "./audition-documents.ts";

/** The project's upcoming slots, with the places left in each. */
export function useSlots(projectKey: string) {
  const { data, error, refetch } = useQuery(AuditionSlots, {
    variables: { pK: projectKey },
    fetchPolicy: "cache-and-network",
  });
  const [now] = useState(() => Date.now());
  return {
    slots: data?.getAuditionTimes.Auditions.filter(({ Data }) => Date.parse(Data.StartsAt) > now),
    error: hasResponse(data) ? null : error,
    again: () => void refetch().catch(() => undefined),
  };
}
