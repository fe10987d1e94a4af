import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { PasswordResetStore } from "#app/ports.ts";
import type { Tables } from "./tables.ts";

/** Codes for new passwords, in the database or inside a transaction of it. */
export function passwordResetStore(db: Kysely<Tables>): PasswordResetStore {
  return {
    lock: async (email) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('password-reset:' || ${email}, 0))`.execute(db);
      const row = await db
        .selectFrom("password_reset")
        .selectAll()
        .where("email", "=", email)
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        email: row.email,
        subject: row.subject,
        codeHash: row.code_hash,
        tries: row.tries,
        sentAt: row.sent_at,
        expiresAt: row.expires_at,
        sentCount: row.sent_count,
        countedSince: row.counted_since,
      };
    },
    save: async (reset) => {
      const facts = {
        subject: reset.subject,
        code_hash: reset.codeHash,
        tries: reset.tries,
        sent_at: reset.sentAt,
        expires_at: reset.expiresAt,
        sent_count: reset.sentCount,
        counted_since: reset.countedSince,
      };
      await db
        .insertInto("password_reset")
        .values({ email: reset.email, ...facts })
        .onConflict((conflict) => conflict.column("email").doUpdateSet(facts))
        .execute();
    },
    remove: async (email) => {
      await db.deleteFrom("password_reset").where("email", "=", email).execute();
    },
  };
}

/** Forgets codes and counts that no longer matter. */
export async function sweepPasswordResets(db: Kysely<Tables>): Promise<void> {
  await sql`delete from password_reset where sent_at < now() - interval '2 days'`.execute(db);
}
