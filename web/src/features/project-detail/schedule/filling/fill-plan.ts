import { clashes, daysOf, roomIn } from "../board.ts";
import type { Placed, Slot } from "../board.ts";

/** The place of a group beyond the five that every project has. */
const LAST_PLACE = 6;

/** Chooses those who are in no group. */
export const NO_GROUP = "none";

/** A person who may be given a time, with the keys of the groups that they are in. */
export type Candidate = Omit<Placed, "slot"> & { readonly groups: readonly string[] };

/** Who is given times, and which. */
export type FillChoice = {
  /** Key of a group or `NO_GROUP`; null takes everyone, group by group. */
  readonly group: string | null;
  /** The only day; null takes all days. */
  readonly date: string | null;
  /** Key of the slot to begin with; null takes the first one ahead. */
  readonly from: string | null;
  /** After this many times of a day the next one stays free; null makes no breaks. */
  readonly breakAfter: number | null;
};

/** Why somebody has no time: no place is left, or each free one overlaps another audition of theirs. */
type NoTime = "full" | "clash";

export type FillPlan<Person> = {
  readonly placed: ReadonlyArray<Person & Placed>;
  readonly left: ReadonlyArray<{ readonly person: Person; readonly why: NoTime }>;
};

/** The place of a group in the project's order, which begins with the first choice: further ones come after the five. */
export function groupPlace(group: string): number {
  return Number(/^GROUP#([1-5])$/.exec(group)?.[1] ?? LAST_PLACE);
}

/** By the first group of a person; whoever is in none comes after all groups. */
function groupRank({ groups }: Candidate): number {
  return groups.length === 0 ? LAST_PLACE + 1 : Math.min(...groups.map(groupPlace));
}

/** The people of the choice in group order; within a group as they were given. */
export function inGroupOrder<Person extends Candidate>(
  people: readonly Person[],
  group: string | null,
): readonly Person[] {
  if (group === NO_GROUP) return people.filter(({ groups }) => groups.length === 0);
  if (group !== null) return people.filter(({ groups }) => groups.includes(group));
  return people.toSorted((a, b) => groupRank(a) - groupRank(b));
}

/** The slots ahead that the choice includes and that have room, in order, without those that stay free as a break. */
function slotsFor(
  { date, from, breakAfter }: FillChoice,
  slots: readonly Slot[],
  placed: readonly Placed[],
  now: number,
): readonly Slot[] {
  const begin = Date.parse(slots.find(({ key }) => key === from)?.startsAt ?? "");
  const isIncluded = (slot: Slot) => {
    const at = Date.parse(slot.startsAt);
    return at > now && !(at < begin) && (date === null || slot.date === date) && roomIn(slot, placed) > 0;
  };
  return daysOf(slots.filter(isIncluded)).flatMap((day) =>
    day.slots.filter((_, index) => breakAfter === null || (index + 1) % (breakAfter + 1) !== 0),
  );
}

/**
 * Gives people of a group, or of all groups in their order, the earliest free slots that do not overlap their other
 * slots, and says who would be left without one and why.
 */
export function planFilling<Person extends Candidate>(
  people: readonly Person[],
  slots: readonly Slot[],
  before: readonly Placed[],
  { now, ...choice }: FillChoice & { readonly now: number },
): FillPlan<Person> {
  const open = slotsFor(choice, slots, before, now);
  const placed: Array<Person & Placed> = [];
  const left: Array<{ person: Person; why: NoTime }> = [];
  for (const person of inGroupOrder(people, choice.group)) {
    const taken = [...before, ...placed];
    const free = open.filter((slot) => roomIn(slot, taken) > 0);
    const slot = free.find((one) => !clashes(one, person.user, slots, taken));
    if (slot) placed.push({ ...person, slot: slot.key });
    else left.push({ person, why: free.length === 0 ? "full" : "clash" });
  }
  return { placed, left };
}
