import { refusalOfTime, type Slot } from "#domain/slot.ts";

/** What the talent side wants instead of the time that was offered. */
export interface OtherTime {
  /** Slots that would do, in the order in which they were chosen. */
  readonly slotIds: readonly string[];
  /** In their own words; null if they wrote nothing. */
  readonly reason: string | null;
}

/** Slots that can be named; more would no longer be a wish. */
export const MAX_WISHES = 10;

/**
 * The slots that casting can still offer instead: those of the project that are ahead, each once, without the one that is
 * offered already. Whether they have room is decided when casting offers one.
 */
export function possibleTimes(
  wished: readonly string[],
  {
    slots,
    projectId,
    held,
    now,
  }: {
    readonly slots: ReadonlyMap<string, Slot>;
    readonly projectId: string;
    readonly held: string | null;
    readonly now: Date;
  },
): readonly string[] {
  return [...new Set(wished)].filter((id) => {
    const slot = slots.get(id);
    return (
      slot !== undefined && id !== held && slot.projectId === projectId && refusalOfTime(slot, now) === null
    );
  });
}

/** Whether two requests for another time want the same. */
export function isSameWish(one: OtherTime | null, other: OtherTime): boolean {
  return one !== null && one.reason === other.reason && one.slotIds.join() === other.slotIds.join();
}
