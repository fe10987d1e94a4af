type Slot = { readonly SK: string; readonly Data: { readonly StartsAt: string } };

/** The upcoming audition times without the one already held. */
export function otherTimes<One extends Slot>(
  slots: readonly One[],
  held: string | null,
  now: number,
): readonly One[] {
  return slots.filter(({ SK, Data }) => SK !== held && Date.parse(Data.StartsAt) > now);
}

/** What casting reads: the slots that would do, by key, and what was written next to them; null if nothing was. */
export type Wish = { readonly auditionIds: readonly string[]; readonly reason: string | null };

export function wishOf(times: readonly string[], reason: string | undefined): Wish {
  return { auditionIds: times, reason: reason?.trim() || null };
}
