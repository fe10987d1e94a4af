import { sql, type Selectable, type Transaction } from "kysely";
import type { UnitOfWork } from "#app/ports.ts";
import type { MailedCode } from "#domain/mailed-codes/mailed-code.ts";
import type { Tables } from "./tables.ts";

function toCode(row: Omit<Selectable<Tables["registration_code"]>, "known">): MailedCode {
  return {
    email: row.email,
    codeHash: row.code_hash,
    attempts: row.tries,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    sentCount: row.sent_count,
    countedSince: row.counted_since,
  };
}

/** All columns that the two tables share, except the key. */
function fromCode(code: MailedCode) {
  return {
    code_hash: code.codeHash,
    tries: code.attempts,
    sent_at: code.sentAt,
    expires_at: code.expiresAt,
    sent_count: code.sentCount,
    counted_since: code.countedSince,
  };
}

async function lock(tx: Transaction<Tables>, what: string, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what} || ':' || ${email}, 0))`.execute(tx);
}

export function mailedCodes(tx: Transaction<Tables>) {
  return {
    async lockPasswordReset(email) {
      await lock(tx, "password-reset", email);
      const query = tx.selectFrom("password_reset").selectAll().where("email", "=", email);
      const row = await query.executeTakeFirst();
      return row ? { ...toCode(row), subject: row.subject } : null;
    },
    async savePasswordReset(reset) {
      const columns = { ...fromCode(reset), subject: reset.subject };
      await tx
        .insertInto("password_reset")
        .values({ email: reset.email, ...columns })
        .onConflict((known) => known.column("email").doUpdateSet(columns))
        .execute();
    },
    async removePasswordReset(email) {
      await tx.deleteFrom("password_reset").where("email", "=", email).execute();
    },
    async lockRegistrationCode(email) {
      await lock(tx, "registration", email);
      const query = tx.selectFrom("registration_code").selectAll().where("email", "=", email);
      const row = await query.executeTakeFirst();
      return row ? { ...toCode(row), isKnown: row.known } : null;
    },
    async saveRegistrationCode(code) {
      const columns = { ...fromCode(code), known: code.isKnown };
      await tx
        .insertInto("registration_code")
        .values({ email: code.email, ...columns })
        .onConflict((known) => known.column("email").doUpdateSet(columns))
        .execute();
    },
  } satisfies Partial<UnitOfWork>;
}
