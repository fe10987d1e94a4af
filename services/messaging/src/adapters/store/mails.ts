import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import type { NoticeMode } from "@callboard/catalog/events/notices.ts";
import { purgeRows } from "@callboard/kit/postgres/purge.ts";
import type { MailAttachment } from "@callboard/mail/mail.ts";
import { peopleIn, withoutPerson, writeDraft, type MailDraft } from "#domain/mails/mail-draft.ts";
import type { MailKind } from "#domain/mails/mail-kinds.ts";
import { erasedOf } from "./erased-people.ts";
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
  /** What it was written from. */
  readonly draft: MailDraft;
  /** Files that go with it. They can name people of the draft, and are left out once one of them is erased. */
  readonly attachments?: readonly MailAttachment[];
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

/** A mail as it is queued; null if this reader gets no mail of this kind. */
export function toQueue(
  draft: MailDraft,
  { key, to }: Pick<QueuedMail, "key" | "to">,
): Pick<QueuedMail, "key" | "to" | "subject" | "text" | "html" | "kind" | "draft"> | null {
  const written = writeDraft(draft);
  return written && { key, to, kind: draft.form === "digest" ? "digest" : draft.kind, draft, ...written };
}

/** Mails that were prepared before somebody in them was erased, without that name; those that quote them are left out. */
async function withoutErased(
  tx: Transaction<Tables>,
  prepared: readonly QueuedMail[],
): Promise<readonly QueuedMail[]> {
  const named = [...new Set(prepared.flatMap(({ draft }) => peopleIn(draft)))];
  const erased = named.length === 0 ? [] : await erasedOf(tx, named);
  if (erased.length === 0) return prepared;
  return prepared.flatMap((mail) => {
    const about = erased.filter((userId) => peopleIn(mail.draft).includes(userId));
    if (about.length === 0) return [mail];
    const draft = about.reduce<MailDraft | null>(
      (kept, userId) => kept && withoutPerson(kept, userId),
      mail.draft,
    );
    const written = draft && writeDraft(draft);
    return draft && written ? [{ ...mail, draft, ...written, attachments: [] }] : [];
  });
}

/** Queues mails in the transaction of the event that they come from. */
export async function queueMails(tx: Transaction<Tables>, prepared: readonly QueuedMail[]): Promise<void> {
  const mails = await withoutErased(tx, prepared);
  if (mails.length === 0) return;
  await tx
    .insertInto("mail")
    .values(
      mails.map(({ to, text, sendAt, key, subject, html, kind, draft, attachments = [] }) => ({
        key,
        subject,
        html,
        kind,
        draft: JSON.stringify(draft),
        attachments: attachments.length > 0 ? JSON.stringify(attachments) : null,
        recipient: to,
        body: text,
        sent_at: null,
        ...(sendAt ? { next_try_at: sendAt } : {}),
      })),
    )
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const named = mails.flatMap(({ key, draft }) =>
    peopleIn(draft).map((user_id) => ({ user_id, mail_key: key })),
  );
  if (named.length === 0) return;
  await tx
    .insertInto("mail_person")
    .values(named)
    .onConflict((conflict) => conflict.doNothing())
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
  /** Null if there are none. */
  readonly attachments: readonly MailAttachment[] | null;
  /** The link that turns this kind of mail off; null for what stays on. */
  readonly unsubscribe: string | null;
  /** What mails about the same submission or conversation share; null if they share nothing. */
  readonly thread: string | null;
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
    returning key, recipient, subject, body, html, kind, attachments, draft #>> '{footer,unsubscribe}' as unsubscribe,
      draft ->> 'thread' as thread,
      created_at < now() - make_interval(hours => ${MAX_HOURS}) as late`.execute(db);
  return rows;
}

/** Records that a mail was accepted for delivery, and clears its content. */
export function markSent(db: Kysely<Tables>, key: string): Promise<void> {
  return finish(db, key, sql`sent_at`);
}

/** Records that a mail is never retried, and clears its content. */
export function markGivenUp(db: Kysely<Tables>, key: string): Promise<void> {
  return finish(db, key, sql`given_up_at`);
}

async function finish(db: Kysely<Tables>, key: string, end: RawBuilder<unknown>): Promise<void> {
  await sql`
    with named as (delete from mail_person where mail_key = ${key})
    update mail set ${end} = now(), subject = '', body = null, html = null, draft = null, attachments = null
    where key = ${key}`.execute(db);
}

/** Deletes mails that were sent or given up more than 35 days ago, including their addresses. */
export function purgeMails(db: Kysely<Tables>): Promise<void> {
  return purgeRows(
    db,
    "mail",
    sql`coalesce(sent_at, given_up_at) < now() - make_interval(days => ${RETENTION_DAYS})`,
  );
}
