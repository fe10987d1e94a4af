import { createStore } from "zustand/vanilla";
import { holdCall, takeBackCall } from "#lib/forms/held-calls.ts";
import type { AttachedFile } from "../attachments/attached-file.ts";

/** How long a message waits before it is sent, so that it can be taken back. */
export const HOLD_MS = 5_000;

/** A message that was written and is not sent yet. */
export type Outgoing = {
  readonly id: string;
  /** The conversation that it goes into; null for a new one. */
  readonly conversation: string | null;
  readonly text: string;
  readonly files: readonly AttachedFile[];
  /** Held: it can be taken back. */
  readonly state: "held" | "sending";
};

type Held = {
  /** A fresh UUID: also the key by which the server knows a repetition. */
  readonly id: string;
  readonly conversation: string | null;
  readonly text: string;
  readonly files: readonly AttachedFile[];
  /** Sends it; what it rejects with goes to `onFailed`. */
  readonly send: () => Promise<void>;
  readonly onFailed: (error: unknown) => void;
};

/** Messages on their way out of this tab, the oldest first. */
export const outboxStore = createStore<{ readonly waiting: readonly Outgoing[] }>(() => ({ waiting: [] }));

function drop(id: string): void {
  outboxStore.setState(({ waiting }) => ({ waiting: waiting.filter((one) => one.id !== id) }));
}

function markSending(id: string): void {
  outboxStore.setState(({ waiting }) => ({
    waiting: waiting.map((one) => (one.id === id ? { ...one, state: "sending" } : one)),
  }));
}

/** Keeps a message for a moment and then sends it, whatever page is open by then. */
export function holdMessage({ id, conversation, text, files, send, onFailed }: Held): void {
  const leave = (): void => {
    markSending(id);
    send().then(
      () => drop(id),
      (error: unknown) => {
        drop(id);
        onFailed(error);
      },
    );
  };
  holdCall({ id, milliseconds: HOLD_MS, send: leave });
  outboxStore.setState(({ waiting }) => ({
    waiting: [...waiting, { id, conversation, text, files, state: "held" }],
  }));
}

/** Takes a message back; false where it has left already. */
export function takeBack(id: string): boolean {
  if (!takeBackCall(id)) return false;
  drop(id);
  return true;
}
