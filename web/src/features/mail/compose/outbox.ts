import { createStore } from "zustand/vanilla";
import { holdCall, takeBackCall } from "#lib/forms/held-calls.ts";
import type { AttachedFile } from "../attachments/attached-file.ts";

/** How long a message is held before it is sent, in milliseconds, so that it can be taken back. */
export const HOLD_MS = 5_000;

/** A message that has been submitted but not sent yet. */
export type Outgoing = {
  readonly id: string;
  /** The conversation it belongs to; null for a new one. */
  readonly conversation: string | null;
  readonly text: string;
  readonly files: readonly AttachedFile[];
  /** While held, it can still be taken back. */
  readonly state: "held" | "sending";
};

type Held = {
  /** A new UUID, which is also the client key that makes retries idempotent. */
  readonly id: string;
  readonly conversation: string | null;
  readonly text: string;
  readonly files: readonly AttachedFile[];
  /** Sends it; a rejection is passed to `onFailed`. */
  readonly send: () => Promise<void>;
  readonly onFailed: (error: unknown) => void;
};

/** Messages of this tab that are held or being sent, oldest first. */
export const outboxStore = createStore<{ readonly waiting: readonly Outgoing[] }>(() => ({ waiting: [] }));

function drop(id: string): void {
  outboxStore.setState(({ waiting }) => ({ waiting: waiting.filter((one) => one.id !== id) }));
}

function markSending(id: string): void {
  outboxStore.setState(({ waiting }) => ({
    waiting: waiting.map((one) => (one.id === id ? { ...one, state: "sending" } : one)),
  }));
}

/** Holds a message for `HOLD_MS` and then sends it, even if the member has left the page by then. */
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

/** Takes a held message back; false if it is already being sent. */
export function takeBack(id: string): boolean {
  if (!takeBackCall(id)) return false;
  drop(id);
  return true;
}
