import type { AuditionSlotsQuery, SlotPlacesQuery } from "#gen/graphql.ts";

export type Slot = AuditionSlotsQuery["getAuditionTimes"]["Auditions"][number];
type Entry = Pick<SlotPlacesQuery["getCalendar"][number], "Submission">;

/** The slots of one day in one time zone. */
export type SlotDay = { readonly date: string; readonly zone: string; readonly slots: readonly Slot[] };

/** Slots grouped by the day on which they begin in their own zone, in their original order. */
export function slotDays(slots: readonly Slot[]): readonly SlotDay[] {
  const days = Map.groupBy(slots, ({ Data }) => `${Data.Date} ${Data.Zone}`);
  return [...days.values()].flatMap((ofDay) => {
    const [first] = ofDay;
    return first ? [{ date: first.Data.Date, zone: first.Data.Zone, slots: ofDay }] : [];
  });
}

/** Audition statuses that take a place of the slot. */
const TAKES: readonly string[] = ["Confirmed", "CheckedIn", "Done"];

/** How many places of a slot are not taken; invitations without an answer take none. */
export function placesLeft({ SK, Data: { Capacity } }: Slot, entries: readonly Entry[]): number {
  const taken = entries.filter(
    ({ Submission }) =>
      Submission?.Data.AuditionId === SK && TAKES.includes(Submission.Data.AuditionStatus ?? ""),
  );
  return Math.max(0, Capacity - taken.length);
}
