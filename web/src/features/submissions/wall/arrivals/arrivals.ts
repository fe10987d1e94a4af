import type { WallItem } from "../wall-item.ts";

export type Arrivals = {
  /** Arrivals that are already on the wall, newest first. */
  readonly shown: readonly WallItem[];
  /** Arrivals held back until the wall may move, newest first. */
  readonly held: readonly WallItem[];
};

/** Maximum number of held arrivals; the newest are kept. */
export const MAX_HELD = 1_000;

type Wall = { readonly known: readonly WallItem[]; readonly mayMove: boolean };

/** Removes duplicates and keeps the most recently read version. */
function eachOnce(items: readonly WallItem[]): readonly WallItem[] {
  const bySk = new Map<string, WallItem>();
  for (const item of items) if (!bySk.has(item.SK)) bySk.set(item.SK, item);
  return [...bySk.values()];
}

/** The arrivals after the latest submissions were read; those held earlier are kept. */
export function withFound(
  { shown, held }: Arrivals,
  found: readonly WallItem[],
  { known, mayMove }: Wall,
): Arrivals {
  const there = new Set([...known, ...shown].map(({ SK }) => SK));
  const waiting = eachOnce([...found, ...held]).filter(({ SK }) => !there.has(SK));
  return mayMove ? { shown: [...waiting, ...shown], held: [] } : { shown, held: waiting.slice(0, MAX_HELD) };
}

/** The arrivals after all held ones were put on the wall. */
export function allShown({ shown, held }: Arrivals): Arrivals {
  return { shown: eachOnce([...held, ...shown]), held: [] };
}
