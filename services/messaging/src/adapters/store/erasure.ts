import { sql, type Transaction } from "kysely";
import { toDraft, withoutPerson, writeDraft } from "#domain/mails/mail-draft.ts";
import { markErased } from "./erased-people.ts";
import { removePushBrowsers } from "./notices/pushes.ts";
import { NO_WORDS } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Mails per statement that are written again. */
const BATCH = 200;

/**
 * Erases a person: what they wrote, mails and notifications to them, their settings and labels, and their name in
 * mails, notifications and reports of others, all found by id. For what stays, and why, see docs/decisions/0011.
 */
export async function forgetPerson(tx: Transaction<Tables>, userId: string): Promise<void> {
  await markErased(tx, userId);
  await forgetMails(tx, userId);
  await forgetNotifications(tx, userId);
  await forgetWords(tx, userId);
  await sql`update participant set labels = '{}' where user_id = ${userId}`.execute(tx);
  await sql`update reported_message set sender_name = '' where sender_id = ${userId}`.execute(tx);
  await sql`delete from block where user_id = ${userId} or blocked_id = ${userId}`.execute(tx);
}

/** Mails to the person are also found by address, because some mails do not contain their id. */
async function forgetMails(tx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`delete from unread_mail where user_id = ${userId} or sender_id = ${userId}`.execute(tx);
  await sql`
    delete from mail where recipient in (
      select recipient from mail where key like '%:' || ${userId} or key like ${`digest:${userId}:%`})`.execute(
    tx,
  );
  for (let left = BATCH; left === BATCH;) left = await renameInMails(tx, userId);
}

interface NamingMail {
  readonly key: string;
  /** Null for a mail that is finished and has no text. */
  readonly draft: unknown;
}

/** Writes mails that name the person again without the name, one batch; returns how many there were. */
async function renameInMails(tx: Transaction<Tables>, userId: string): Promise<number> {
  const { rows } = await sql<NamingMail>`
    with named as (
      delete from mail_person where ctid = any(array(
        select ctid from mail_person where user_id = ${userId} order by mail_key limit ${BATCH}))
      returning mail_key)
    select key, case when sent_at is null and given_up_at is null then draft end as draft
    from mail join named on named.mail_key = mail.key`.execute(tx);
  const mails = rows.map(({ key, draft }) => {
    const kept = draft === null ? null : withoutPerson(toDraft(draft), userId);
    return { key, draft: kept, ...(kept && writeDraft(kept)) };
  });
  await sql`
    delete from mail using jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as w (key text, draft jsonb)
    where mail.key = w.key and w.draft is null and sent_at is null and given_up_at is null`.execute(tx);
  await sql`
    update mail set draft = w.draft, subject = coalesce(w.subject, ''), body = w.text, html = w.html, attachments = null
    from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
      as w (key text, draft jsonb, subject text, text text, html text)
    where mail.key = w.key`.execute(tx);
  return rows.length;
}

async function forgetNotifications(tx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`delete from notification where user_id = ${userId}`.execute(tx);
  await sql`
    update notification set facts = facts - 'person'
    where facts ? 'person' and facts ->> 'userId' = ${userId}`.execute(tx);
  await sql`
    update notification set facts = jsonb_set(facts, '{people}', (
      select jsonb_agg(case when one ->> 'id' = ${userId} then one || '{"name": ""}' else one end order by place)
      from jsonb_array_elements(facts -> 'people') with ordinality as people (one, place)))
    where facts ? 'people' and facts -> 'people' @> jsonb_build_array(jsonb_build_object('id', ${userId}::text))`.execute(
    tx,
  );
  await sql`delete from notification_setting where user_id = ${userId}`.execute(tx);
  await removePushBrowsers(tx, userId);
}

/**
 * Each message keeps its place, its author and its time; its text, its files and quotes of it in lists are removed.
 */
async function forgetWords(tx: Transaction<Tables>, userId: string): Promise<void> {
  // Media deletes the bytes; the file names here are the sender's own words.
  await sql`
    delete from message_attachment using message
    where message.id = message_attachment.message_id and sender_id = ${userId}`.execute(tx);
  await sql`update message set body = ${NO_WORDS} where sender_id = ${userId}`.execute(tx);
  await sql`
    update report set subject = ${NO_WORDS} from conversation
    where conversation.id = report.conversation_id and conversation.started_by = ${userId}`.execute(tx);
  await sql`update conversation set subject = ${NO_WORDS} where started_by = ${userId}`.execute(tx);
  await sql`update conversation set last_message = null where last_sender_id = ${userId}`.execute(tx);
  await sql`
    update participant set preview = null, preview_file = null, preview_files = 0
    where last_from = ${userId}
      and conversation_id in (select conversation_id from participant where user_id = ${userId})`.execute(tx);
}
