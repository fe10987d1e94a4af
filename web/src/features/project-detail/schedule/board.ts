/** A time for an audition, as the board needs it. */
export type Slot = {
  readonly key: string;
  readonly date: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly capacity: number;
};

/** Who comes to a slot, or is to be invited to it. */
export type Placed = {
  readonly slot: string;
  readonly person: string;
  /** The talent: one person may stand for several roles. */
  readonly user: string;
};

/** Somebody placed and not asked yet, with all it takes to show and to ask them, whichever role is open. */
export type Draft = Placed & {
  readonly PK: string;
  readonly SK: string;
  readonly name: string;
  readonly role: string;
};

export type Day = { readonly date: string; readonly slots: readonly Slot[] };

const MINUTE_MS = 60_000;

/** Slots by their day, both in order of time. */
export function daysOf(slots: readonly Slot[]): readonly Day[] {
  const sorted = slots.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const dates = [...new Set(sorted.map(({ date }) => date))];
  return dates.map((date) => ({ date, slots: sorted.filter((slot) => slot.date === date) }));
}

/** How many more people fit into a slot. */
export function roomIn(slot: Slot, placed: readonly Placed[]): number {
  return slot.capacity - placed.filter((one) => one.slot === slot.key).length;
}

/** When the next slot of the day begins, where there is time between: a break. */
export function breakAfter(slot: Slot, next: Slot | undefined): string | null {
  if (next === undefined || next.date !== slot.date) return null;
  const end = Date.parse(slot.startsAt) + slot.minutes * MINUTE_MS;
  return Date.parse(next.startsAt) - end > slot.minutes * MINUTE_MS ? next.startsAt : null;
}

function overlap(a: Slot, b: Slot): boolean {
  const end = (slot: Slot) => Date.parse(slot.startsAt) + slot.minutes * MINUTE_MS;
  return Date.parse(a.startsAt) < end(b) && Date.parse(b.startsAt) < end(a);
}

/** Whether somebody has another slot at the time of this one. */
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

/**
 * Places people in their order into the earliest slots ahead that have room and do not clash with what they have; who
 * finds none stays without a time.
 */
export function fillInOrder<Person extends Omit<Placed, "slot">>(
  people: readonly Person[],
  slots: readonly Slot[],
  placed: readonly Placed[],
  now: number,
): ReadonlyArray<Person & Placed> {
  const ahead = daysOf(slots)
    .flatMap((day) => day.slots)
    .filter((slot) => Date.parse(slot.startsAt) > now);
  const filled: Array<Person & Placed> = [];
  for (const person of people) {
    const taken = [...placed, ...filled];
    const free = ahead.find((slot) => roomIn(slot, taken) > 0 && !clashes(slot, person.user, slots, taken));
    if (free) filled.push({ ...person, slot: free.key });
  }
  return filled;
}
