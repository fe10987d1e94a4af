type Slot = { readonly SK: string; readonly Data: { readonly StartsAt: string } };

/** The upcoming audition times without the one already held. */
export function otherTimes<One extends Slot>(
  slots: readonly One[],
  held: string | null,
  now: number,
): readonly One[] {
  return slots.filter(({ SK, Data }) => SK !== held && Date.parse(Data.StartsAt) > now);
}

/** The message to casting: the chosen times in a sentence, and what was written next to them. */
export function wish(times: string | null, reason: string | undefined): string | null {
  return [times, reason?.trim()].filter(Boolean).join("\n") || null;
}
