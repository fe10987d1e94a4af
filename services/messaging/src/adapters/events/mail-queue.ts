import { sql, type Kysely, type Transaction } from "kysely";
import type { Log } from "@callboard/kit/log/log.ts";
import { purgeRows } from "@callboard/kit/postgres/purge.ts";
import type { Mail } from "@callboard/mail/mail.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import type { Tables } from "#adapters/store/tables.ts";

const SWEEP_MS = 2_000;
const BATCH = 20;
/** The first pause and the longest, in seconds; each is three times the one before. */
const MIN_PAUSE_S = 5;
const MAX_PAUSE_S = 3_600;
/** What nobody takes for so long is given up. */
const MAX_HOURS = 48;
/** Days that a finished mail is kept: longer than its event is on the bus (30), so that it is never sent twice. */
const RETENTION_DAYS = 35;

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

interface Waiting {
  readonly key: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly kind: string;
  readonly late: boolean;
}

/** Sends one batch at once; a mail whose process dies in between is sent again rather than lost. */
export async function sendWaiting(db: Kysely<Tables>, mail: Mail, log: Log): Promise<number> {
  const { rows } = await sql<Waiting>`
    update mail set tries = tries + 1,
      next_try_at = now() + make_interval(secs => least(${MIN_PAUSE_S} * power(3, least(tries, 9)), ${MAX_PAUSE_S}))
    where key in (
      select key from mail where sent_at is null and given_up_at is null and next_try_at <= now()
      order by next_try_at limit ${BATCH} for update skip locked)
    returning key, recipient, subject, body, kind,
      created_at < now() - make_interval(hours => ${MAX_HOURS}) as late`.execute(db);
  await Promise.all(rows.map((row) => sendOne(db, mail, log, row)));
  return rows.length;
}

async function sendOne(db: Kysely<Tables>, mail: Mail, log: Log, row: Waiting): Promise<void> {
  const { key, recipient, subject, body, kind, late } = row;
  const sent = await mail.send({ to: recipient, subject, text: body, kind });
  if (sent.ok) {
    await sql`update mail set sent_at = now(), body = null where key = ${key}`.execute(db);
  } else if (late || sent.failure.code !== "UNAVAILABLE") {
    log.warn({ event: "mail_delivery_failed", kind, code: sent.failure.code }, "a mail is given up");
    await sql`update mail set given_up_at = now(), body = null where key = ${key}`.execute(db);
  }
}

/** Deletes mails that were sent or given up more than 35 days ago, and with them the addresses. */
export function purgeMails(db: Kysely<Tables>): Promise<void> {
  return purgeRows(
    db,
    "mail",
    sql`coalesce(sent_at, given_up_at) < now() - make_interval(days => ${RETENTION_DAYS})`,
  );
}
