import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Reads, UnitOfWork } from "#app/ports.ts";
import type { AccessToken } from "#domain/access-tokens/access-token.ts";
import type { Tables } from "./tables.ts";

function toToken(row: Selectable<Tables["access_token"]>): AccessToken {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    tokenHash: row.token_hash,
    scopes: row.scopes,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    endedAt: row.ended_at,
  };
}

async function accessTokensOf(
  db: Kysely<Tables>,
  userId: string,
  now: Date,
): Promise<readonly AccessToken[]> {
  const rows = await db
    .selectFrom("access_token")
    .selectAll()
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(LIMITS.accessTokens)
    .execute();
  return rows.map(toToken);
}

export function accessTokenReads(db: Kysely<Tables>) {
  return {
    async accessTokenByHash(tokenHash) {
      const query = db.selectFrom("access_token").selectAll().where("token_hash", "=", tokenHash);
      const row = await query.executeTakeFirst();
      return row ? toToken(row) : null;
    },
    accessTokensOf: (userId, now) => accessTokensOf(db, userId, now),
  } satisfies Partial<Reads>;
}

export function accessTokenWrites(tx: Transaction<Tables>) {
  return {
    accessTokensOf: (userId, now) => accessTokensOf(tx, userId, now),
    async insertAccessToken({ id, userId, name, tokenHash, scopes, createdAt, expiresAt }) {
      const row = { id, user_id: userId, name, token_hash: tokenHash, scopes: [...scopes] };
      const times = { created_at: createdAt, expires_at: expiresAt };
      await tx
        .insertInto("access_token")
        .values({ ...row, ...times })
        .execute();
    },
    async lockAccessToken(id, userId) {
      const query = tx
        .selectFrom("access_token")
        .selectAll()
        .where("id", "=", id)
        .where("user_id", "=", userId);
      const row = await query.forUpdate().executeTakeFirst();
      return row ? toToken(row) : null;
    },
    async endAccessToken(id, now) {
      await tx.updateTable("access_token").set({ ended_at: now }).where("id", "=", id).execute();
    },
    async saveAccessTokenUse(id, now) {
      await sql`update access_token set last_used_at = greatest(last_used_at, ${now})
        where id = ${id} and ended_at is null`.execute(tx);
    },
  } satisfies Partial<UnitOfWork>;
}

/** Ends the tokens of a member who is suspended, or has closed the account. */
export async function endAccessTokensOf(tx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`update access_token set ended_at = now() where user_id = ${userId} and ended_at is null`.execute(
    tx,
  );
}
