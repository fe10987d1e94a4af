import { useState } from "react";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import type { Tab } from "./queue-tabs.ts";

type Pinned = { readonly tab: Tab; readonly key: string };

/**
 * The project that is open: the one in the address, else the first of the queue as it was when the tab opened. It
 * stays when somebody else decides on it; only the person moves on.
 */
export function useOpened(address: QueryState, tab: Tab, keys: readonly string[]) {
  const [pinned, setPinned] = useState<Pinned | null>(null);
  const named = address.text("project");
  const [first] = keys;
  const current = pinned?.tab === tab ? pinned : null;
  if (named === "" && current === null && first !== undefined) setPinned({ tab, key: first });
  return {
    isNamed: named !== "",
    present: named === "" ? (current?.key ?? first ?? null) : keyOf("PRJ", named),
    open: (key: string | null) => {
      setPinned(null);
      address.change({ project: key === null ? null : idOf(key) });
    },
  };
}
