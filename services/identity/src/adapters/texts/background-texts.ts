import type { Log } from "@callboard/kit/log/log.ts";
import { pause } from "@callboard/kit/process/pause.ts";
import type { TextMessage, TextMessages } from "#app/phone/text-messages.ts";

/** Delays before the second and the third attempt, in milliseconds. */
const RETRY_DELAYS_MS = [1_000, 5_000];

export interface BackgroundTexts {
  readonly send: (message: TextMessage) => void;
  /** Resolves when no message is being sent any more; pending retries are abandoned. */
  readonly stop: () => Promise<void>;
}

/**
 * Sends text messages without blocking the caller. Only a message that was certainly not taken is sent again. One that is
 * lost must be requested again.
 */
export function createBackgroundTexts(
  texts: TextMessages,
  log: Log,
  delaysMs: readonly number[] = RETRY_DELAYS_MS,
): BackgroundTexts {
  const pending = new Set<Promise<void>>();
  const stopping = new AbortController();
  const deliver = async (message: TextMessage): Promise<void> => {
    for (const delay of [...delaysMs, null]) {
      const outcome = await texts.send(message);
      if (outcome === "sent") return;
      if (outcome !== "later" || delay === null || stopping.signal.aborted) {
        log.warn({ event: "text_given_up", outcome }, "A text message was given up");
        return;
      }
      await pause(delay, stopping.signal);
    }
  };
  return {
    send: (message) => {
      const delivery = deliver(message).finally(() => pending.delete(delivery));
      pending.add(delivery);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(pending);
    },
  };
}
