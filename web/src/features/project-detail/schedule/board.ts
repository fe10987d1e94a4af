/** An audition time, as the board needs it. */
export type Slot = {
  readonly key: string;
  readonly date: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly capacity: number;
};

/** A person in a slot, invited or still to be invited. */
export type Placed = {
  readonly slot: string;
  readonly person: string;
  /** Key of the talent, who may be submitted for several roles. */
  readonly user: string;
};

/**
 * A person placed in a slot but not invited yet, with everything needed to show and invite them, whichever role is
 * open.
 */
export type Draft = Placed & {
  readonly PK: string;
  readonly SK: string;
  readonly name: string;
  readonly role: string;
};

export type Day = { readonly date: string; readonly slots: readonly Slot[] };

const MINUTE_MS = 60_000;

/** Slots grouped by day, both in chronological order. */
export function daysOf(slots: readonly Slot[]): readonly Day[] {
  const sorted = slots.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const dates = [...new Set(sorted.map(({ date }) => date))];
  return dates.map((date) => ({ date, slots: sorted.filter((slot) => slot.date === date) }));
}

/** How many more people fit into a slot. */
export function roomIn(slot: Slot, placed: readonly Placed[]): number {
  return slot.capacity - placed.filter((one) => one.slot === slot.key).length;
}

/** When the next slot of the day begins, if the gap before it is longer than the slot: a break. */
export function breakAfter(slot: Slot, next: Slot | undefined): string | null {
  if (next === undefined || next.date !== slot.date) return null;
  const end = Date.parse(slot.startsAt) + slot.minutes * MINUTE_MS;
  return Date.parse(next.startsAt) - end > slot.minutes * MINUTE_MS ? next.startsAt : null;
}

function overlap(a: Slot, b: Slot): boolean {
  const end = (slot: Slot) => Date.parse(slot.startsAt) + slot.minutes * MINUTE_MS;
  return Date.parse(a.startsAt) < end(b) && Date.parse(b.startsAt) < end(a);
}

/** Whether a person has another slot that overlaps this one. */
export function clashes(
  slot: Slot,
  user: string,
  slots: readonly Slot[],
  placed: readonly Placed[],
): boolean {
  return placed.some((one) => {
    const other = slots.find(({ key }) => key === one.slot);
    return one.user === user && other !== undefined && other.key !== slot.key && overlap(other, slot);
  });
}
