import type { Log } from "@callboard/kit/log/log.ts";
import { pause } from "@callboard/kit/process/pause.ts";
import type { Mail, MailMessage } from "@callboard/mail/mail.ts";

/** Delays before the second and the third attempt, in milliseconds. */
const RETRY_DELAYS_MS = [1_000, 5_000];

export interface BackgroundMail {
  readonly send: (message: MailMessage) => void;
  /** Resolves when no mail is being sent any more; pending retries are abandoned. */
  readonly stop: () => Promise<void>;
}

/** Sends mail without blocking the caller. A code that is lost with the process must be requested again. */
export function createBackgroundMail(mail: Mail, log: Log): BackgroundMail {
  const pending = new Set<Promise<void>>();
  const stopping = new AbortController();
  const deliver = async (message: MailMessage): Promise<void> => {
    for (const delay of [...RETRY_DELAYS_MS, 0]) {
      const sent = await mail.send(message);
      if (sent.ok) return;
      const { code } = sent.failure;
      log.warn({ event: "mail_send_failed", kind: message.kind, code }, "Mail send failed");
      // A rejection is final; only UNAVAILABLE is retried.
      if (code !== "UNAVAILABLE" || stopping.signal.aborted) return;
      if (delay > 0) await pause(delay, stopping.signal);
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
      await mail.close();
    },
  };
}
