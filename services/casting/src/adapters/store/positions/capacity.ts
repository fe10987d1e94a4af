import { sql, type Transaction } from "kysely";
import type { LockedPosition, UnitOfWork } from "#app/ports.ts";
import { positionsInForce, slotsInForce } from "../consents/consents.ts";
import { byId } from "../rows.ts";
import type { Tables } from "../tables.ts";

/** Stores positions and how many people are booked for them. */
export function positions(tx: Transaction<Tables>) {
  return {
    lockPosition: async (id) => (await lockPositions(tx, [id]))[0] ?? null,
    async keepPosition(id) {
      await sql`select from position where id = ${id} for share`.execute(tx);
      return (await positionsInForce(tx, [id]))[0] ?? null;
    },
    lockPositions: async (ids) => byId(await lockPositions(tx, ids)),
    async addBooked(differences) {
      await sql`
        update position set booked_count = booked_count + given.difference
        from ${differencesOf(differences)} where position.id = given.id`.execute(tx);
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
      await sql`select from slot where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx);
      return byId(await slotsInForce(tx, ids));
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
  } satisfies Partial<UnitOfWork>;
}

/** A consent is read after the lock is held: a join in the locking statement would miss one given during the wait. */
async function lockPositions(tx: Transaction<Tables>, ids: readonly string[]): Promise<LockedPosition[]> {
  await sql`select from position where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx);
  return positionsInForce(tx, ids);
}

function differencesOf(differences: ReadonlyMap<string, number>) {
  return sql`unnest(${[...differences.keys()]}::uuid[], ${[...differences.values()]}::integer[])
    as given (id, difference)`;
}
