import { sql, type Transaction } from "kysely";
import { keyedUnit } from "@callboard/kit/postgres/client-keys.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { blankProfile } from "#domain/profile.ts";
import { bookedOutWrites } from "./booked-out.ts";
import { postWrites } from "./posts.ts";
import { addEvents } from "./outbox.ts";
import { createReads } from "./reads.ts";
import { fromMember, fromProfile, toProfile } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Creates the unit of work of one transaction. */
export function unitOf(tx: Transaction<Tables>): UnitOfWork {
  return {
    ...createReads(tx),
    ...profileWrites(tx),
    ...memberWrites(tx),
    ...keyedUnit(tx),
    ...postWrites(tx),
    ...bookedOutWrites(tx),
    addEvents: (actor, events) => addEvents(tx, actor, events),
  };
}

function profileWrites(tx: Transaction<Tables>) {
  return {
    async lockProfile(userId) {
      await tx
        .insertInto("profile")
        .values(fromProfile(blankProfile(userId)))
        .onConflict((known) => known.doNothing())
        .execute();
      const query = tx.selectFrom("profile").selectAll().where("user_id", "=", userId).forUpdate();
      return toProfile(await query.executeTakeFirstOrThrow());
    },
    async saveProfile(profile) {
      await tx
        .updateTable("profile")
        .set(fromProfile(profile))
        .where("user_id", "=", profile.userId)
        .execute();
    },
  } satisfies Partial<UnitOfWork>;
}

function memberWrites(tx: Transaction<Tables>) {
  return {
    async saveMember(member) {
      const { id, ...columns } = fromMember(member);
      await tx
        .insertInto("member")
        .values({ id, ...columns, revision: 0 })
        .onConflict((known) =>
          known.column("id").doUpdateSet(columns).whereRef("member.version", "<=", "excluded.version"),
        )
        .execute();
    },
    async raiseRevision(userId) {
      const row = await tx
        .updateTable("member")
        .set({ revision: sql<number>`revision + 1` })
        .where("id", "=", userId)
        .returning("revision")
        .executeTakeFirst();
      return row?.revision ?? null;
    },
  } satisfies Partial<UnitOfWork>;
}
