import type { WallItem } from "../wall-item.ts";

export type Arrivals = {
  /** Those who are on the wall since they came, newest first. */
  readonly shown: readonly WallItem[];
  /** Those who wait until the wall may move, newest first. */
  readonly held: readonly WallItem[];
};

/** At most so many wait; of more, the newest. */
export const MAX_HELD = 1_000;

type Wall = { readonly known: readonly WallItem[]; readonly mayMove: boolean };

/** Each submission once, as it was read last. */
function eachOnce(items: readonly WallItem[]): readonly WallItem[] {
  const bySk = new Map<string, WallItem>();
  for (const item of items) if (!bySk.has(item.SK)) bySk.set(item.SK, item);
  return [...bySk.values()];
}

/** The arrivals after the newest submissions were read: who came earlier and still waits is kept beside them. */
export function withFound(
  { shown, held }: Arrivals,
  found: readonly WallItem[],
  { known, mayMove }: Wall,
): Arrivals {
  const there = new Set([...known, ...shown].map(({ SK }) => SK));
  const waiting = eachOnce([...found, ...held]).filter(({ SK }) => !there.has(SK));
  return mayMove ? { shown: [...waiting, ...shown], held: [] } : { shown, held: waiting.slice(0, MAX_HELD) };
}

/** The arrivals after all who waited were put on the wall. */
export function allShown({ shown, held }: Arrivals): Arrivals {
  return { shown: eachOnce([...held, ...shown]), held: [] };
}
