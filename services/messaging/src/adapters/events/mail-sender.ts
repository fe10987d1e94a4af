import type { Kysely } from "kysely";
import type { Log } from "@callboard/kit/log/log.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import type { Mail } from "@callboard/mail/mail.ts";
import { markGivenUp, markSent, takeWaitingMails, type WaitingMail } from "#adapters/store/mails.ts";
import type { Tables } from "#adapters/store/tables.ts";

const SWEEP_MS = 2_000;

/** Sends queued mails, and retries with growing pauses until a mail is accepted or given up. */
export function startMailSender(db: Kysely<Tables>, mail: Mail, log: Log): { stop(): Promise<void> } {
  let sending = Promise.resolve();
  const timer = setInterval(() => {
    sending = sending
      .then(async () => void (await sendWaiting(db, mail, log)))
      .catch((error: unknown) =>
        warnThrottled(log, { event: "mail_queue_failed", err: error }, "queued mails could not be read"),
      );
  }, SWEEP_MS);
  return {
    async stop() {
      clearInterval(timer);
      await sending;
    },
  };
}

/** Sends one batch at once. If the process dies in between, a mail is sent twice rather than lost. */
export async function sendWaiting(db: Kysely<Tables>, mail: Mail, log: Log): Promise<number> {
  const waiting = await takeWaitingMails(db);
  await Promise.all(waiting.map((row) => sendOne(db, mail, log, row)));
  return waiting.length;
}

async function sendOne(db: Kysely<Tables>, mail: Mail, log: Log, waiting: WaitingMail): Promise<void> {
  const { key, recipient, subject, body, html, kind, attachments, late, unsubscribe, thread } = waiting;
  const sent = await mail.send({
    to: recipient,
    subject,
    text: body,
    ...(html !== null && { html }),
    ...(attachments !== null && { attachments }),
    kind,
    id: key,
    ...(thread !== null && { thread }),
    ...(unsubscribe !== null && { unsubscribe }),
  });
  if (sent.ok) {
    await markSent(db, key);
  } else if (late || sent.failure.code !== "UNAVAILABLE") {
    log.warn({ event: "mail_delivery_failed", kind, code: sent.failure.code }, "a mail is given up");
    await markGivenUp(db, key);
  }
}
