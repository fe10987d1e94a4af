import { sql, type Transaction } from "kysely";
import type { UnitOfWork } from "#app/ports.ts";
import type { Tables } from "./tables.ts";

/** Writes of the numbers with which members sign in, and of their codes. */
export function phoneWrites(tx: Transaction<Tables>) {
  return {
    async lockPhoneCode(userId) {
      const query = tx.selectFrom("phone_code").selectAll().where("user_id", "=", userId).forUpdate();
      const row = await query.executeTakeFirst();
      if (!row) return null;
      const { phone, code_hash: codeHash, tries: attempts, expires_at: expiresAt } = row;
      return { userId, phone, codeHash, attempts, expiresAt };
    },
    async savePhoneCode({ userId, phone, codeHash, attempts, expiresAt }) {
      const columns = { phone, code_hash: codeHash, tries: attempts, expires_at: expiresAt };
      await tx
        .insertInto("phone_code")
        .values({ user_id: userId, ...columns })
        .onConflict((known) => known.column("user_id").doUpdateSet(columns))
        .execute();
    },
    async removePhoneCode(userId) {
      await tx.deleteFrom("phone_code").where("user_id", "=", userId).execute();
    },
    async takeSignInPhone(phone, userId) {
      // Two members who prove one number at the same time get it one after the other.
      await sql`select pg_advisory_xact_lock(hashtextextended('phone:' || ${phone}, 0))`.execute(tx);
      const former = await tx
        .updateTable("account")
        .set({ sign_in_phone: null })
        .where("sign_in_phone", "=", phone)
        .where("id", "<>", userId)
        .returning("id")
        .executeTakeFirst();
      return former?.id ?? null;
    },
  } satisfies Partial<UnitOfWork>;
}
