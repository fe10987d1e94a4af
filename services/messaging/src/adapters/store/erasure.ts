import { sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** What stands where the name of somebody who is erased stood in a mail to somebody else. */
const FORMER_MEMBER = "Former member";

/**
 * Forgets somebody wherever their name or address was copied to: mails and notifications to them, their settings and
 * labels, and the name in mails, notifications and reports of others. Before the name itself is forgotten.
 */
export async function forgetPerson(tx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`delete from mail where key like '%:' || ${userId} or key like ${`digest:${userId}:%`}`.execute(
    tx,
  );
  await sql`
    update mail set subject = replace(subject, name, ${FORMER_MEMBER}), body = replace(body, name, ${FORMER_MEMBER}),
      html = replace(html, name, ${FORMER_MEMBER})
    from (select nullif(trim(first_name || ' ' || last_name), '') as name from person where user_id = ${userId}) gone
    where strpos(subject || coalesce(body, ''), name) > 0`.execute(tx);
  await sql`delete from notification where user_id = ${userId}`.execute(tx);
  await sql`update notification set facts = facts - 'person' where facts ->> 'userId' = ${userId}`.execute(
    tx,
  );
  await sql`
    update notification set facts = facts - 'person'
    from (select nullif(trim(first_name || ' ' || last_name), '') as name from person where user_id = ${userId}) gone
    where facts ->> 'person' = name`.execute(tx);
  await sql`delete from notification_setting where user_id = ${userId}`.execute(tx);
  await sql`delete from unread_mail where user_id = ${userId} or sender_id = ${userId}`.execute(tx);
  await sql`update participant set labels = '{}' where user_id = ${userId}`.execute(tx);
  await sql`update reported_message set sender_name = '' where sender_id = ${userId}`.execute(tx);
  // Their bytes go in media; the names are the sender's own words.
  await sql`
    delete from message_attachment using message
    where message.id = message_attachment.message_id and sender_id = ${userId}`.execute(tx);
  await sql`
    update participant set preview_file = null, preview_files = 0
    where last_from = ${userId}
      and conversation_id in (select conversation_id from participant where user_id = ${userId})`.execute(tx);
  await sql`delete from block where user_id = ${userId} or blocked_id = ${userId}`.execute(tx);
}
