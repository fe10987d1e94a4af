import { createStore, delMany, set, values } from "idb-keyval";
import { WAITING_DATABASE } from "./database.ts";
import type { WaitingKind } from "./may-wait.ts";

/** A change that waits until the server can be reached. */
export type WaitingChange = {
  /** Sorts by the time of the change. */
  readonly id: string;
  /** The member who made it. */
  readonly owner: string;
  /** The tab it was made in. */
  readonly tab: string;
  readonly at: number;
  readonly kind: WaitingKind;
  /** The operation's text. */
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** A store of waiting changes that outlives the page. */
export type KeptChanges = {
  /** All of them, oldest first. */
  readonly all: () => Promise<readonly WaitingChange[]>;
  readonly keep: (change: WaitingChange) => Promise<void>;
  readonly drop: (ids: readonly string[]) => Promise<void>;
};

/** Waiting changes in the browser's database. In a browser that refuses one, they last as long as the page. */
export function keptInBrowser(): KeptChanges {
  const store = createStore(WAITING_DATABASE, "changes");
  return {
    all: async () => {
      const found = await values<WaitingChange>(store).catch(() => []);
      return found.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    },
    keep: (change) => set(change.id, change, store).catch(() => undefined),
    drop: (ids) => delMany([...ids], store).catch(() => undefined),
  };
}
