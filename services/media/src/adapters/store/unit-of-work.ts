import { sql, type Transaction } from "kysely";
import { keyedUnit } from "@callboard/kit/postgres/client-keys.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { managedBy } from "./managed.ts";
import { addEvents } from "./outbox.ts";
import { fromFile, toFile } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Creates the unit of work of one transaction. */
export function unitOf(tx: Transaction<Tables>): UnitOfWork {
  return {
    ...keyedUnit(tx),
    async insertFile(file) {
      await tx
        .insertInto("file")
        .values({ id: file.id, ...fromFile(file) })
        .execute();
    },
    async lockFile(id) {
      const row = await tx.selectFrom("file").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
      return row ? toFile(row) : null;
    },
    async saveFile(file) {
      const taken = file.status === "Scanning" ? { arrived_at: sql<Date>`coalesce(arrived_at, now())` } : {};
      await tx
        .updateTable("file")
        .set({ ...fromFile(file), ...taken })
        .where("id", "=", file.id)
        .execute();
    },
    async placeFiles(ids, viewer) {
      const { rows } = await sql<{ id: string }>`
        update file set place = wanted.place, version = version + 1
        from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
        where file.id = wanted.id and status <> 'Deleted' and ${managedBy(viewer)}
        returning file.id`.execute(tx);
      return rows.map(({ id }) => id);
    },
    async countPending(ownerId) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${ownerId}`}, 0))`.execute(tx);
      const { count } = await tx
        .selectFrom("file")
        .select(sql<number>`count(*)`.as("count"))
        .where("owner_id", "=", ownerId)
        .where("status", "=", "Pending")
        .executeTakeFirstOrThrow();
      return count;
    },
    addEvents: (actor, events) => addEvents(tx, actor, events),
  };
}
