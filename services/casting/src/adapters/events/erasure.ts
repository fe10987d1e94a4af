import { sql, type Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { UserErasedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import type { Tables } from "#adapters/store/tables.ts";

/**
 * Submissions of somebody who is erased stay and count, without anything that says who it was: what the person wrote,
 * what companies noted about the person, places in line, invitations and the address of the calendar go.
 */
export function erasureHandlers(): readonly EventHandler<Tables>[] {
  return [
    on({
      schema: UserErasedSchema,
      apply: async (tx: Transaction<Tables>, _, { userId }) => {
        await sql`update submission set comments = null, website = null, social_media = null, representation_name = null,
          photo_id = null, reel_id = null where user_id = ${userId}`.execute(tx);
        await sql`update request set answer = null, message = null where user_id = ${userId}`.execute(tx);
        await sql`update submission_move set reason = null
          where submission_id in (select id from submission where user_id = ${userId})`.execute(tx);
        await sql`delete from note
          where submission_id in (select id from submission where user_id = ${userId})`.execute(tx);
        await sql`delete from invitation where user_id = ${userId}`.execute(tx);
        await sql`delete from slot_waiting
          where submission_id in (select id from submission where user_id = ${userId})`.execute(tx);
        await sql`delete from calendar_feed where user_id = ${userId}`.execute(tx);
        await sql`delete from profile where user_id = ${userId}`.execute(tx);
        await sql`update person set first_name = '', last_name = '', name_key = '', name_key_reversed = '',
          profile_media_id = null, suspended = true where id = ${userId}`.execute(tx);
      },
    }),
  ];
}
