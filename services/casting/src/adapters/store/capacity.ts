import { sql, type Transaction } from "kysely";
import type { UnitOfWork } from "#app/ports.ts";
import { byId, toPosition, toSlot } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Stores positions and how many people are booked for them. */
export function positions(tx: Transaction<Tables>) {
  return {
    async lockPosition(id) {
      const row = await tx
        .selectFrom("position")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      return row ? toPosition(row) : null;
    },
    async lockPositions(ids) {
      const rows = await tx
        .selectFrom("position")
        .selectAll()
        .where("id", "in", [...ids])
        .orderBy("id")
        .forUpdate()
        .execute();
      return byId(rows.map(toPosition));
    },
    async addBooked(differences) {
      await sql`
        update position set booked_count = booked_count + given.difference
        from ${differencesOf(differences)} where position.id = given.id`.execute(tx);
    },
    async setQuantity(positionId, quantity) {
      await tx.updateTable("position").set({ quantity }).where("id", "=", positionId).execute();
    },
    async removePosition(positionId) {
      await tx.updateTable("position").set({ removed: true }).where("id", "=", positionId).execute();
    },
    async restorePosition(positionId) {
      await tx.updateTable("position").set({ removed: false }).where("id", "=", positionId).execute();
    },
  } satisfies Partial<UnitOfWork>;
}

/** Stores audition slots and how many places are taken. */
export function slots(tx: Transaction<Tables>) {
  return {
    async lockSlots(ids) {
      const rows = await tx
        .selectFrom("slot")
        .selectAll()
        .where("id", "in", [...ids])
        .orderBy("id")
        .forUpdate()
        .execute();
      return byId(rows.map(toSlot));
    },
    async freeSlots(projectId, now, limit) {
      const { rows } = await sql<{ id: string }>`
        select id from slot where project_id = ${projectId} and starts_at > ${now} and not cancelled
          and taken + (select count(*) from slot_waiting where slot_id = slot.id) < capacity order by starts_at, id limit ${limit}`.execute(
        tx,
      );
      return rows.map(({ id }) => id);
    },
    async addTaken(differences) {
      await sql`
        update slot set taken = taken + given.difference
        from ${differencesOf(differences)} where slot.id = given.id`.execute(tx);
    },
    async setSlot(slotId, facts) {
      await tx.updateTable("slot").set(facts).where("id", "=", slotId).execute();
    },
  } satisfies Partial<UnitOfWork>;
}

function differencesOf(differences: ReadonlyMap<string, number>) {
  return sql`unnest(${[...differences.keys()]}::uuid[], ${[...differences.values()]}::integer[])
    as given (id, difference)`;
}
