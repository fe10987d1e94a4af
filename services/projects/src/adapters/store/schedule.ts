import type { Kysely } from "kysely";
import type { Reads, Unit } from "#app/ports.ts";
import { orNone } from "./projects.ts";
import type { Tables } from "./tables.ts";

const MOST = 20_000;

export function scheduleReads(db: Kysely<Tables>): Pick<Reads, "filmingDates" | "slotsOfProjects" | "slots"> {
  return {
    filmingDates: (projectIds) =>
      db
        .selectFrom("filmingDate")
        .selectAll()
        .where("projectId", "in", orNone(projectIds))
        .orderBy("date")
        .orderBy("time")
        .orderBy("id")
        .limit(MOST)
        .execute(),
    slotsOfProjects: (projectIds) =>
      db
        .selectFrom("auditionSlot")
        .selectAll()
        .where("projectId", "in", orNone(projectIds))
        .orderBy("startsAt")
        .orderBy("id")
        .limit(MOST)
        .execute(),
    slots: (ids) => db.selectFrom("auditionSlot").selectAll().where("id", "in", orNone(ids)).execute(),
  };
}

export function scheduleWrites(
  db: Kysely<Tables>,
): Pick<Unit, "saveFilmingDates" | "replaceFilmingDates" | "saveSlots"> {
  const saveFilmingDates: Unit["saveFilmingDates"] = async (dates) => {
    if (dates.length === 0) return;
    await db
      .insertInto("filmingDate")
      .values([...dates])
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((row) => ({
          date: row.ref("excluded.date"),
          time: row.ref("excluded.time"),
          zone: row.ref("excluded.zone"),
        })),
      )
      .execute();
  };
  return {
    saveFilmingDates,
    replaceFilmingDates: async (projectId, dates) => {
      await db.deleteFrom("filmingDate").where("projectId", "=", projectId).execute();
      await saveFilmingDates(dates);
    },
    saveSlots: async (slots) => {
      await db
        .insertInto("auditionSlot")
        .values([...slots])
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet((row) => ({
            date: row.ref("excluded.date"),
            time: row.ref("excluded.time"),
            zone: row.ref("excluded.zone"),
            startsAt: row.ref("excluded.startsAt"),
            lengthMinutes: row.ref("excluded.lengthMinutes"),
            capacity: row.ref("excluded.capacity"),
            place: row.ref("excluded.place"),
            link: row.ref("excluded.link"),
            version: row.ref("excluded.version"),
          })),
        )
        .execute();
    },
  };
}
