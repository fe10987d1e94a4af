import { useState } from "react";

type Item = { readonly SK: string };

export type Selection = {
  readonly keys: ReadonlySet<string>;
  /** Adds it to the selection or removes it. */
  readonly toggle: (key: string) => void;
  /** Adds everything between two indexes to the selection. */
  readonly range: (from: number, to: number) => void;
  readonly replace: (keys: readonly string[]) => void;
  readonly clear: () => void;
};

/** The keys of a list with everything between two indexes added, in either direction. */
function withRange(
  keys: ReadonlySet<string>,
  items: readonly Item[],
  from: number,
  to: number,
): ReadonlySet<string> {
  const between = items.slice(Math.min(from, to), Math.max(from, to) + 1);
  return new Set([...keys, ...between.map(({ SK }) => SK)]);
}

/** The selection on a wall, by key, so that it stays the same when others arrive; a change of `scope` clears it. */
export function useSelection(items: readonly Item[], scope: string): Selection {
  const [kept, setKept] = useState<{ scope: string; keys: ReadonlySet<string> }>({ scope, keys: new Set() });
  const keys = kept.scope === scope ? kept.keys : new Set<string>();
  const set = (next: ReadonlySet<string>) => setKept({ scope, keys: next });
  return {
    keys,
    toggle: (key) => {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      set(next);
    },
    range: (from, to) => set(withRange(keys, items, from, to)),
    replace: (all) => set(new Set(all)),
    clear: () => set(new Set()),
  };
}
