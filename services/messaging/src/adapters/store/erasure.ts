import { sql, type Transaction } from "kysely";
import { NO_WORDS } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Replaces the name of an erased person in mails to others. */
const FORMER_MEMBER = "Former member";

/**
 * Erases a person: what they wrote, mails and notifications to them, their settings and labels, and their name in
 * mails, notifications and reports of others. Must run before the name itself is erased. For what stays, and why, see
 * docs/decisions/0011.
 */
export async function forgetPerson(tx: Transaction<Tables>, userId: string): Promise<void> {
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
  // These quote the subject of a conversation.
  await sql`
    delete from mail using message
    where mail.kind = 'message-unread' and split_part(mail.key, ':', 2) = message.id::text
      and message.sender_id = ${userId}`.execute(tx);
  await sql`
    update mail set subject = replace(subject, name, ${FORMER_MEMBER}), body = replace(body, name, ${FORMER_MEMBER}),
      html = replace(html, name, ${FORMER_MEMBER})
    from (select nullif(trim(first_name || ' ' || last_name), '') as name from person where user_id = ${userId}) gone
    where strpos(subject || coalesce(body, ''), name) > 0`.execute(tx);
}

async function forgetNotifications(tx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`delete from notification where user_id = ${userId}`.execute(tx);
  await sql`update notification set facts = facts - 'person' where facts ->> 'userId' = ${userId}`.execute(
    tx,
  );
  await sql`
    update notification set facts = facts - 'person'
    from (select nullif(trim(first_name || ' ' || last_name), '') as name from person where user_id = ${userId}) gone
    where facts ->> 'person' = name`.execute(tx);
  await sql`delete from notification_setting where user_id = ${userId}`.execute(tx);
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
