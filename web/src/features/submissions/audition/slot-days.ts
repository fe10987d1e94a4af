import type { AuditionSlotsQuery, SlotPlacesQuery } from "#gen/graphql.ts";

export type Slot = AuditionSlotsQuery["getAuditionTimes"]["Auditions"][number];
type Entry = Pick<SlotPlacesQuery["getCalendar"][number], "Submission">;

/** The slots of a day at one place's clock. */
export type SlotDay = { readonly date: string; readonly zone: string; readonly slots: readonly Slot[] };

/** Slots by the day on which they begin where they are, in their order. */
export function slotDays(slots: readonly Slot[]): readonly SlotDay[] {
  const days = Map.groupBy(slots, ({ Data }) => `${Data.Date} ${Data.Zone}`);
  return [...days.values()].flatMap((ofDay) => {
    const [first] = ofDay;
    return first ? [{ date: first.Data.Date, zone: first.Data.Zone, slots: ofDay }] : [];
  });
}

/** Answers with which somebody has a place of a slot. */
const TAKES: readonly string[] = ["Confirmed", "CheckedIn", "Done"];

/** How many places of a slot nobody has taken; who was asked and has not answered takes none. */
export function placesLeft({ SK, Data: { Capacity } }: Slot, entries: readonly Entry[]): number {
  const taken = entries.filter(
    ({ Submission }) =>
      Submission?.Data.AuditionId === SK && TAKES.includes(Submission.Data.AuditionStatus ?? ""),
  );
  return Math.max(0, Capacity - taken.length);
}
