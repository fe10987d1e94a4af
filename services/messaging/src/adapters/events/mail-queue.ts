import { sql, type Kysely, type Transaction } from "kysely";
import type { Log } from "@callboard/kit/log.ts";
import type { Mail } from "@callboard/kit/mail/mail.ts";
import type { Tables } from "#adapters/store/tables.ts";

const SWEEP_MS = 2_000;
const BATCH = 20;
const TRIES_MOST = 8;

export interface QueuedMail {
  /** Event and person: the same mail is queued once. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly kind: string;
}

/** Queues mails in the transaction of the event that they come from. */
export async function queueMails(tx: Transaction<Tables>, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return;
  await tx
    .insertInto("mail")
    .values(
      mails.map(({ key, to, subject, text, kind }) => ({
        key,
        recipient: to,
        subject,
        body: text,
        kind,
        sent_at: null,
      })),
    )
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/** Sends what is queued, again and again with growing pauses, until it is taken over or given up. */
export function startMailSender(db: Kysely<Tables>, mail: Mail, log: Log): { stop(): Promise<void> } {
  let sending = Promise.resolve();
  const timer = setInterval(() => {
    sending = sending
      .then(async () => void (await sendWaiting(db, mail)))
      .catch((error: unknown) => log.warn({ err: error }, "mail waits"));
  }, SWEEP_MS);
  return {
    async stop() {
      clearInterval(timer);
      await sending;
    },
  };
}

/** Sends one batch; a mail whose process dies in between is sent again rather than lost. */
export async function sendWaiting(db: Kysely<Tables>, mail: Mail): Promise<number> {
  const { rows } = await sql<{ key: string; recipient: string; subject: string; body: string; kind: string }>`
    update mail set tries = tries + 1, next_try_at = now() + make_interval(secs => 5 * power(3, tries))
    where key in (
      select key from mail where sent_at is null and next_try_at <= now() and tries < ${TRIES_MOST}
      order by next_try_at limit ${BATCH} for update skip locked)
    returning key, recipient, subject, body, kind`.execute(db);
  for (const { key, recipient, subject, body, kind } of rows) {
    const sent = await mail.send({ to: recipient, subject, text: body, kind });
    if (sent.ok) await sql`update mail set sent_at = now(), body = null where key = ${key}`.execute(db);
  }
  return rows.length;
}
