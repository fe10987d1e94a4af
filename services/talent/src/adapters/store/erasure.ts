import { sql, type Kysely, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** Everything that talent stores about a member, for their data export; dates and times as text. */
export async function exportMember(db: Kysely<Tables>, userId: string): Promise<object> {
  const [profile, posts, bookedOut] = await Promise.all([
    db.selectFrom("profile").selectAll().where("user_id", "=", userId).executeTakeFirst(),
    db.selectFrom("post").selectAll().where("user_id", "=", userId).where("removed_at", "is", null).execute(),
    sql<object>`select from_day::text as "from", to_day::text as "to", note from booked_out
      where user_id = ${userId} order by from_day`.execute(db),
  ]);
  return { profile: profile ?? null, posts, bookedOut: bookedOut.rows };
}

/**
 * Deletes everything that a member wrote. The copy of the member is updated from identity's record, which is empty by
 * now.
 */
export async function eraseMember(tx: Transaction<Tables>, userId: string): Promise<void> {
  await tx.deleteFrom("post").where("user_id", "=", userId).execute();
  await tx.deleteFrom("post_view").where("viewer_id", "=", userId).execute();
  await tx.deleteFrom("booked_out").where("user_id", "=", userId).execute();
  await tx.deleteFrom("profile").where("user_id", "=", userId).execute();
}
