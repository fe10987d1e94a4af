import { sql, type Transaction } from "kysely";
import type { UnitOfWork } from "#app/ports.ts";
import { fromFilmingDate, fromSlot } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Writes of filming dates and audition slots. */
export function scheduleWrites(tx: Transaction<Tables>) {
  return { ...filmingDateWrites(tx), ...slotWrites(tx) } satisfies Partial<UnitOfWork>;
}

function filmingDateWrites(tx: Transaction<Tables>) {
  const saveFilmingDates: UnitOfWork["saveFilmingDates"] = async (dates) => {
    if (dates.length === 0) return;
    await tx
      .insertInto("filming_date")
      .values(dates.map(fromFilmingDate))
      .onConflict((known) =>
        known.column("id").doUpdateSet((row) => ({
          date: row.ref("excluded.date"),
          time: row.ref("excluded.time"),
          zone: row.ref("excluded.zone"),
        })),
      )
      .execute();
  };
  return {
    saveFilmingDates,
    async replaceFilmingDates(projectId, dates) {
      await tx.deleteFrom("filming_date").where("project_id", "=", projectId).execute();
      await saveFilmingDates(dates);
    },
    async knownFilmingDates(ids) {
      if (ids.length === 0) return [];
      const rows = await tx
        .selectFrom("filming_date")
        .select(["id", "project_id", "removed_at"])
        .where("id", "in", ids)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        projectId: row.project_id,
        isRemoved: row.removed_at !== null,
      }));
    },
    async removeFilmingDates(ids, now) {
      if (ids.length === 0) return;
      await tx.updateTable("filming_date").set({ removed_at: now }).where("id", "in", ids).execute();
    },
  } satisfies Partial<UnitOfWork>;
}

function slotWrites(tx: Transaction<Tables>) {
  return {
    async cancelSlots(ids, now) {
      if (ids.length === 0) return;
      await tx
        .updateTable("audition_slot")
        .set({ cancelled_at: now, version: sql<number>`version + 1` })
        .where("id", "in", ids)
        .execute();
    },
    async cancelComingSlots(projectIds, now) {
      if (projectIds.length === 0) return [];
      const rows = await tx
        .updateTable("audition_slot")
        .set({ cancelled_at: now, version: sql<number>`version + 1` })
        .where("project_id", "in", projectIds)
        .where("cancelled_at", "is", null)
        .where("starts_at", ">", now)
        .returning(["id", "project_id"])
        .execute();
      return rows.map((row) => ({ id: row.id, projectId: row.project_id }));
    },
    async markReckoned(zoneData) {
      const seen = tx.insertInto("zone_data").values({ version: zoneData });
      await seen.onConflict((known) => known.doNothing()).execute();
    },
    async saveSlots(slots) {
      await tx
        .insertInto("audition_slot")
        .values(slots.map(fromSlot))
        .onConflict((known) =>
          known.column("id").doUpdateSet((row) => ({
            date: row.ref("excluded.date"),
            time: row.ref("excluded.time"),
            zone: row.ref("excluded.zone"),
            later: row.ref("excluded.later"),
            starts_at: row.ref("excluded.starts_at"),
            length_minutes: row.ref("excluded.length_minutes"),
            capacity: row.ref("excluded.capacity"),
            place: row.ref("excluded.place"),
            link: row.ref("excluded.link"),
            version: row.ref("excluded.version"),
          })),
        )
        .execute();
    },
  } satisfies Partial<UnitOfWork>;
}
