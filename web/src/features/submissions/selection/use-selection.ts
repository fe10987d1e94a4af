import { useState } from "react";

type Item = { readonly SK: string };

export type Selection = {
  readonly keys: ReadonlySet<string>;
  /** Selected, or not any more. */
  readonly toggle: (key: string) => void;
  /** Everything from one place to another is selected beside what is. */
  readonly range: (from: number, to: number) => void;
  readonly replace: (keys: readonly string[]) => void;
  readonly clear: () => void;
};

/** The keys of a list after adding all from one place to another, whichever comes first. */
export function withRange(
  keys: ReadonlySet<string>,
  items: readonly Item[],
  from: number,
  to: number,
): ReadonlySet<string> {
  const between = items.slice(Math.min(from, to), Math.max(from, to) + 1);
  return new Set([...keys, ...between.map(({ SK }) => SK)]);
}

/** Who is selected on a wall, by their keys, so that it stays the same people when others come; `scope` begins anew. */
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
