import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import type { Reads, UnitOfWork } from "#app/ports.ts";
import type { DataExport } from "#domain/privacy/data-export.ts";
import * as rows from "./rows.ts";
import type { Tables } from "./tables.ts";

function toExport(row: Selectable<Tables["data_export"]>): DataExport {
  return { id: row.id, userId: row.user_id, requestedAt: row.requested_at, expiresAt: row.expires_at };
}

async function latestExport(db: Kysely<Tables>, userId: string, now: Date): Promise<DataExport | null> {
  const row = await db
    .selectFrom("data_export")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("requested_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? toExport(row) : null;
}

/** Reads of data exports and of accounts due for erasure. */
export function privacyReads(db: Kysely<Tables>) {
  return {
    latestExport: (userId, now) => latestExport(db, userId, now),
    async exportParts(exportId) {
      const query = db.selectFrom("data_export_part").select(["service", "content"]);
      return query.where("export_id", "=", exportId).execute();
    },
    async dueForErasure(now) {
      const query = db.selectFrom("account").selectAll().where("erase_at", "<=", now).orderBy("erase_at");
      const row = await query.limit(1).executeTakeFirst();
      return row ? rows.toAccount(row) : null;
    },
  } satisfies Partial<Reads>;
}

/** Writes of data exports, and the deletions of an erasure. */
export function privacyWrites(tx: Transaction<Tables>) {
  return {
    latestExport: (userId, now) => latestExport(tx, userId, now),
    async insertExport({ id, userId, requestedAt, expiresAt }) {
      const row = { id, user_id: userId, requested_at: requestedAt, expires_at: expiresAt };
      await tx.insertInto("data_export").values(row).execute();
    },
    async saveExportPart(exportId, { service, content }) {
      const { numAffectedRows = 0n } = await sql`
        insert into data_export_part (export_id, service, content)
        select id, ${service}::text, ${JSON.stringify(content)}::jsonb from data_export where id = ${exportId}
        on conflict (export_id, service) do update set content = excluded.content`.execute(tx);
      return numAffectedRows > 0n;
    },
    async hasOtherMembers(companyId, userId) {
      const query = tx.selectFrom("account").select("id").where("company_id", "=", companyId);
      return (await query.where("id", "<>", userId).limit(1).executeTakeFirst()) !== undefined;
    },
    async eraseAccount(account) {
      await tx
        .updateTable("account")
        .set({
          ...rows.fromAccount(account),
          subject: account.subject,
          session_version: sql<number>`session_version + 1`,
        })
        .where("id", "=", account.id)
        .execute();
    },
    async removeTraces({ id, email, issuer, subject }, now) {
      await tx.deleteFrom("company_invitation").where("email", "=", email).execute();
      await sql`delete from client_invitation where email = ${email} or agent_id = ${id}`.execute(tx);
      await tx.deleteFrom("password_reset").where("email", "=", email).execute();
      await tx.deleteFrom("phone_code").where("user_id", "=", id).execute();
      await tx.deleteFrom("data_export").where("user_id", "=", id).execute();
      await tx.deleteFrom("member_session").where("user_id", "=", id).execute();
      await tx.deleteFrom("access_token").where("user_id", "=", id).execute();
      const provider = tx.deleteFrom("provider_account").where("issuer", "=", issuer);
      await provider.where("subject", "=", subject).execute();
      const ended = await tx
        .updateTable("agent_link")
        .set({ status: "Ended", ended_at: now, ended_by: id })
        .where("status", "<>", "Ended")
        .where((either) => either.or([either("talent_id", "=", id), either("agent_id", "=", id)]))
        .returningAll()
        .execute();
      return ended.map(rows.toAgentLink);
    },
  } satisfies Partial<UnitOfWork>;
}
