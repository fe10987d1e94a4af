type Slot = { readonly SK: string; readonly Data: { readonly StartsAt: string } };

/** The audition times that are still to come, without the one that is held already. */
export function otherTimes<One extends Slot>(
  slots: readonly One[],
  held: string | null,
  now: number,
): readonly One[] {
  return slots.filter(({ SK, Data }) => SK !== held && Date.parse(Data.StartsAt) > now);
}

/** What casting reads: the times that were chosen, in a sentence, and what was written beside them. */
export function wish(times: string | null, reason: string | undefined): string | null {
  return [times, reason?.trim()].filter(Boolean).join("\n") || null;
}
