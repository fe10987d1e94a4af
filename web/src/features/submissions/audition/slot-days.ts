import type { AuditionSlotsQuery } from "#gen/graphql.ts";

export type Slot = AuditionSlotsQuery["getAuditionTimes"]["Auditions"][number];

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
