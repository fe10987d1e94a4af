import { sql, type Transaction } from "kysely";
import { INVITED } from "./statuses/status-list.ts";
import type { Tables } from "./tables.ts";

/** Columns of a submission with text written by its person or to them. */
const OWN_WORDS = [
  "comments",
  "website",
  "social_media",
  "representation_name",
  "audition_message",
  "photo_id",
  "reel_id",
] as const;
/** Columns that an agent writes on another person's submission. */
const AGENT_WORDS = ["comments", "representation_name"] as const;

type Words = readonly (keyof Tables["submission"])[];

/**
 * Removes everything that identifies a person from casting's tables; submissions, requests and bookings stay. For
 * what else stays, and why, see docs/decisions/0011.
 */
export async function forgetPerson(tx: Transaction<Tables>, userId: string): Promise<void> {
  const own = sql`(select id from submission where user_id = ${userId})`;
  await forgetSubmissions(tx, userId);
  await sql`update request set answer = null, message = null where user_id = ${userId}`.execute(tx);
  await sql`update request set answer = null where answered_by = ${userId}`.execute(tx);
  await sql`delete from note where submission_id in ${own}`.execute(tx);
  await sql`update other_time set reason = null
    where submission_id in ${own} or requested_by = ${userId}`.execute(tx);
  await sql`delete from invitation where user_id = ${userId}`.execute(tx);
  await sql`delete from slot_waiting where submission_id in ${own}`.execute(tx);
  await sql`delete from calendar_feed where user_id = ${userId}`.execute(tx);
  await sql`delete from calendar_entry where user_id = ${userId}`.execute(tx);
  await sql`delete from profile where user_id = ${userId}`.execute(tx);
  // A finished job no longer needs its search text, which may be the beginning of a name.
  await sql`update booking_job set filter = filter - 'text' where finished_at is not null
    and position_id in (select position_id from submission where user_id = ${userId})`.execute(tx);
  await sql`update person set first_name = '', last_name = '', name_key = '', name_key_reversed = '',
    profile_media_id = null, suspended = true where id = ${userId}`.execute(tx);
}

/**
 * The person's own submissions, and what an agent wrote on those of others: the agency's name, and every reason. Those
 * of a company, for a release or an audition that it calls off, are the company's.
 */
async function forgetSubmissions(tx: Transaction<Tables>, userId: string): Promise<void> {
  await blank(tx, OWN_WORDS, { column: "user_id", userId });
  await blank(tx, AGENT_WORDS, { column: "created_by", userId });
  await sql`update submission_move set clash_reason = null
    where submission_id in (select id from submission where user_id = ${userId})`.execute(tx);
  await sql`update submission_move set reason = null
    where submission_id in (select id from submission where user_id = ${userId})
      or (actor_id = ${userId} and to_status <> 'Released'
        and not (to_status = 'Selected' and from_status in ${INVITED}))`.execute(tx);
}

/** Blanks columns of submissions, both in the current row and in the copy kept from before a pending decision. */
async function blank(
  tx: Transaction<Tables>,
  words: Words,
  { column, userId }: { readonly column: "user_id" | "created_by"; readonly userId: string },
): Promise<void> {
  const nothing = Object.fromEntries(words.map((word) => [word, null]));
  await tx.updateTable("submission").set(nothing).where(column, "=", userId).execute();
  await sql`update announcement set former = former || ${JSON.stringify(nothing)}::jsonb
    where submission_id in (select id from submission where ${sql.ref(column)} = ${userId})`.execute(tx);
}
