import { createStore } from "zustand/vanilla";
import { failureOf, isUnreachable } from "#lib/graph/failure.ts";
import type { Failure } from "#lib/graph/failure.ts";
import { NoConnection } from "#lib/in-time.ts";
import type { KeptChanges, WaitingChange } from "./kept-changes.ts";

/** A change that the server rejected when it arrived. */
type RefusedChange = { readonly change: WaitingChange; readonly failure: Failure };

type Shown = { readonly changes: readonly WaitingChange[]; readonly refused: readonly RefusedChange[] };

/** Waiting changes in the order in which they will be sent, and those rejected after their page was closed. */
export const waitingStore = createStore<Shown>(() => ({ changes: [], refused: [] }));

/** Removes a rejected change once the person has read about it. */
export function dismissRefused(id: string): void {
  waitingStore.setState(({ refused }) => ({ refused: refused.filter(({ change }) => change.id !== id) }));
}

type Ports = {
  readonly kept: KeptChanges;
  /** Resolves when it is time to try again: after a while, or when the browser comes back online. */
  readonly pause: () => Promise<void>;
  readonly isOnline: () => boolean;
};

type Entry = {
  readonly change: WaitingChange;
  readonly send: () => Promise<unknown>;
  readonly settle: (outcome: { readonly response: unknown } | { readonly error: unknown }) => void;
};

export type Waiting = {
  /** Whether a change must queue: the browser is offline, or others are waiting already. */
  readonly mustWait: () => boolean;
  /** Stores a change and sends it when its turn comes. Settles as that call does. */
  readonly wait: <T>(change: WaitingChange, send: () => Promise<T>) => Promise<T>;
  /**
   * Sends what an earlier page left behind; rejections are shown until dismissed. Resolves when all have been sent.
   */
  readonly adopt: (
    changes: readonly WaitingChange[],
    send: (change: WaitingChange) => Promise<unknown>,
  ) => Promise<void>;
};

/** The queue of changes; each caller gets the response to its own change when its turn has come. */
function createLine({ kept, pause, isOnline }: Ports) {
  const entries: Entry[] = [];
  let working = false;

  async function leave({ change }: Entry): Promise<void> {
    entries.shift();
    waitingStore.setState(({ changes }) => ({ changes: changes.filter(({ id }) => id !== change.id) }));
    await kept.drop([change.id]);
  }

  async function send(entry: Entry): Promise<void> {
    try {
      if (!isOnline()) throw new NoConnection("offline");
      const response = await entry.send();
      await leave(entry);
      entry.settle({ response });
    } catch (error) {
      if (isUnreachable(error)) return pause();
      await leave(entry);
      entry.settle({ error });
    }
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (let entry = entries[0]; entry; entry = entries[0]) await send(entry);
    working = false;
  }

  return {
    isEmpty: () => entries.length === 0,
    enter: (change: WaitingChange, sendIt: () => Promise<unknown>): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const settle: Entry["settle"] = (outcome) =>
          "response" in outcome ? resolve(outcome.response) : reject(outcome.error as Error);
        entries.push({ change, send: sendIt, settle });
        waitingStore.setState(({ changes }) => ({ changes: [...changes, change] }));
        void work();
      }),
  };
}

/** Sends changes one after the other, in the order in which they were made, as soon as the server can be reached. */
export function createWaiting(ports: Ports): Waiting {
  const { isEmpty, enter } = createLine(ports);

  function refuse(change: WaitingChange, failure: Failure): void {
    waitingStore.setState(({ refused }) => ({ refused: [...refused, { change, failure }] }));
  }

  return {
    mustWait: () => !isEmpty() || !ports.isOnline(),
    wait: async <T>(change: WaitingChange, send: () => Promise<T>) => {
      const isKept = ports.kept.keep(change);
      return (await enter(change, () => isKept.then(send))) as T;
    },
    adopt: async (changes, send) => {
      const sent = changes.map((change) =>
        enter(change, () => send(change)).catch((error: unknown) => refuse(change, failureOf(error))),
      );
      await Promise.all(sent);
    },
  };
}
