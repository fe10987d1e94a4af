import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import type { Reads, UnitOfWork } from "#app/ports.ts";
import type { MemberSession } from "#domain/sessions/member-session.ts";
import type { Tables } from "./tables.ts";

/** Sessions of one member that are read. */
const MAX_SESSIONS = 50;

function toSession(row: Selectable<Tables["member_session"]>): MemberSession {
  return {
    id: row.session_id,
    userId: row.user_id,
    beganAt: row.began_at,
    lastUsedAt: row.last_used_at,
    browser: row.browser,
    system: row.system,
    endedAt: row.ended_at,
  };
}

export function sessionReads(db: Kysely<Tables>) {
  return {
    async session(sessionId) {
      const query = db.selectFrom("member_session").selectAll().where("session_id", "=", sessionId);
      const row = await query.executeTakeFirst();
      return row ? toSession(row) : null;
    },
    async sessionsOf(userId, usedSince) {
      const rows = await db
        .selectFrom("member_session")
        .selectAll()
        .where("user_id", "=", userId)
        .where("ended_at", "is", null)
        .where("last_used_at", ">", usedSince)
        .orderBy("last_used_at", "desc")
        .orderBy("session_id")
        .limit(MAX_SESSIONS)
        .execute();
      return rows.map(toSession);
    },
  } satisfies Partial<Reads>;
}

export function sessionWrites(tx: Transaction<Tables>) {
  return {
    async saveSessionUse({ id, userId, beganAt, lastUsedAt, browser, system }) {
      // The sub-select leaves out a member whom another replica erased meanwhile.
      await sql`insert into member_session (session_id, user_id, began_at, last_used_at, browser, system)
        select ${id}, id, ${beganAt}, ${lastUsedAt}, ${browser}, ${system} from account where id = ${userId}
        on conflict (session_id) do update set browser = excluded.browser, system = excluded.system,
          last_used_at = greatest(member_session.last_used_at, excluded.last_used_at)
        where member_session.user_id = excluded.user_id`.execute(tx);
    },
    async endSessions(userId, sessionIds, now) {
      const { numUpdatedRows } = await tx
        .updateTable("member_session")
        .set({ ended_at: now })
        .where("user_id", "=", userId)
        .where("session_id", "in", [...sessionIds])
        .where("ended_at", "is", null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  } satisfies Partial<UnitOfWork>;
}
