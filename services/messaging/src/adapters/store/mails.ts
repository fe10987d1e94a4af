import { sql, type Kysely, type Transaction } from "kysely";
import type { NoticeMode } from "@callboard/catalog/notices.ts";
import { purgeRows } from "@callboard/kit/postgres/purge.ts";
import type { MailKind } from "#domain/mails/mail-kinds.ts";
import type { Tables } from "./tables.ts";

const BATCH = 20;
/** The first pause and the longest, in seconds; each is three times the previous one. */
const MIN_PAUSE_S = 5;
const MAX_PAUSE_S = 3_600;
/** A mail that no server accepts for this long is given up. */
const MAX_HOURS = 48;
/** Days to keep a finished mail: longer than its event stays on the bus (30), so that it is never sent twice. */
const RETENTION_DAYS = 35;

export interface QueuedMail {
  /** Event and person, so that the same mail is queued only once. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly kind: string;
  /** By default now. */
  readonly sendAt?: Date;
}

/** A mail before its reader's settings are applied. */
export interface ComposedMail extends QueuedMail {
  readonly userId: string;
  readonly kind: MailKind;
  /** How the reader wants this notification. */
  readonly mode: NoticeMode;
}

/** Queues mails in the transaction of the event that they come from. */
export async function queueMails(tx: Transaction<Tables>, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return;
  await tx
    .insertInto("mail")
    .values(
      mails.map(({ to, text, sendAt, key, subject, html, kind }) => ({
        key,
        subject,
        html,
        kind,
        recipient: to,
        body: text,
        sent_at: null,
        ...(sendAt ? { next_try_at: sendAt } : {}),
      })),
    )
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

export interface WaitingMail {
  readonly key: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Null for a mail queued before mails had HTML. */
  readonly html: string | null;
  readonly kind: string;
  /** Queued so long ago that this attempt is its last. */
  readonly late: boolean;
}

/** Takes one batch of due mails, and postpones the next attempt of each. */
export async function takeWaitingMails(db: Kysely<Tables>): Promise<readonly WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    update mail set tries = tries + 1,
      next_try_at = now() + make_interval(secs => least(${MIN_PAUSE_S} * power(3, least(tries, 9)), ${MAX_PAUSE_S}))
    where key in (
      select key from mail where sent_at is null and given_up_at is null and next_try_at <= now()
      order by next_try_at limit ${BATCH} for update skip locked)
    returning key, recipient, subject, body, html, kind,
      created_at < now() - make_interval(hours => ${MAX_HOURS}) as late`.execute(db);
  return rows;
}

/** Records that a mail was accepted for delivery, and clears its content. */
export async function markSent(db: Kysely<Tables>, key: string): Promise<void> {
  await sql`update mail set sent_at = now(), body = null, html = null where key = ${key}`.execute(db);
}

/** Records that a mail is never retried, and clears its content. */
export async function markGivenUp(db: Kysely<Tables>, key: string): Promise<void> {
  await sql`update mail set given_up_at = now(), body = null, html = null where key = ${key}`.execute(db);
}

/** Deletes mails that were sent or given up more than 35 days ago, including their addresses. */
export function purgeMails(db: Kysely<Tables>): Promise<void> {
  return purgeRows(
    db,
    "mail",
    sql`coalesce(sent_at, given_up_at) < now() - make_interval(days => ${RETENTION_DAYS})`,
  );
}
