import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { isAnswered } from "#lib/graph/answered.ts";
import { AuditionSlots, SlotPlaces } from "./audition-documents.ts";
import { placesLeft } from "./slot-days.ts";
import type { Slot } from "./slot-days.ts";

/** Maximum number of calendar entries in one response: if there are more, the number of places left is unknown. */
const MAX_ENTRIES = 100;

/** Places left by slot key; empty while that is unknown. */
function usePlacesLeft(projectKey: string, slots: readonly Slot[] | undefined): ReadonlyMap<string, number> {
  const [From, To] = [slots?.[0]?.Data.Date, slots?.at(-1)?.Data.Date];
  const { data } = useQuery(
    SlotPlaces,
    From !== undefined && To !== undefined
      ? {
          variables: { criteria: { ProjectId: projectKey, From, To, PageSize: MAX_ENTRIES } },
          fetchPolicy: "cache-and-network",
        }
      : skipToken,
  );
  const entries = data?.getCalendar;
  if (!slots || !entries || entries.length >= MAX_ENTRIES) return new Map();
  return new Map(slots.map((slot) => [slot.SK, placesLeft(slot, entries)]));
}

/** The project's upcoming slots, with the places left in each. */
export function useSlots(projectKey: string) {
  const { data, error, refetch } = useQuery(AuditionSlots, {
    variables: { pK: projectKey },
    fetchPolicy: "cache-and-network",
  });
  const [now] = useState(() => Date.now());
  const slots = data?.getAuditionTimes.Auditions.filter(({ Data }) => Date.parse(Data.StartsAt) > now);
  const left = usePlacesLeft(projectKey, slots);
  return {
    slots,
    left,
    error: isAnswered(data) ? null : error,
    again: () => void refetch().catch(() => undefined),
  };
}
