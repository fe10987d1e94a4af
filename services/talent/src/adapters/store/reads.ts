import { sql, type Kysely } from "kysely";
import type { Reads } from "#app/ports.ts";
import { bookedOutReads } from "./booked-out.ts";
import { postReads } from "./posts.ts";
import { toMember, toProfile } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Reads; each is one statement, regardless of the number of ids. */
export function createReads(db: Kysely<Tables>): Reads {
  return {
    ...postReads(db),
    ...bookedOutReads(db),
    async profiles(userIds) {
      if (userIds.length === 0) return new Map();
      const rows = await db.selectFrom("profile").selectAll().where("user_id", "=", anyOf(userIds)).execute();
      return new Map(rows.map((row) => [row.user_id, toProfile(row)]));
    },
    async members(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom("member").selectAll().where("id", "=", anyOf(ids)).execute();
      return new Map(rows.map((row) => [row.id, toMember(row)]));
    },
    async pageOfMembers(after, size) {
      const rows = await db
        .selectFrom("member")
        .selectAll()
        .$if(after !== null, (query) => query.where("id", ">", after ?? ""))
        .orderBy("id")
        .limit(size)
        .execute();
      return rows.map((row) => ({ member: toMember(row), revision: row.revision }));
    },
  };
}

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}
