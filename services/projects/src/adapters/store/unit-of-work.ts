import { keyedUnit } from "@callboard/kit/postgres/client-keys.ts";
import { sql, type Transaction } from "kysely";
import type { UnitOfWork } from "#app/ports.ts";
import { addEvents } from "./outbox.ts";
import { createReads } from "./reads.ts";
import { favoriteWrites } from "./favorites.ts";
import { featureWrites } from "./features.ts";
import { positionWrites } from "./position-writes.ts";
import { projectWrites } from "./project-writes.ts";
import { savedSearchWrites } from "./saved-searches.ts";
import { scheduleWrites } from "./schedule-writes.ts";
import { markSubmission } from "./submission-marks.ts";
import type { Tables } from "./tables.ts";

/** Creates the unit of work of one transaction. */
export function unitOf(tx: Transaction<Tables>): UnitOfWork {
  return {
    ...keyedUnit(tx),
    ...createReads(tx),
    ...projectWrites(tx),
    ...positionWrites(tx),
    ...scheduleWrites(tx),
    ...favoriteWrites(tx),
    ...featureWrites(tx),
    ...savedSearchWrites(tx),
    ...besideProjects(tx),
    markSubmission: (mark) => markSubmission(tx, mark),
    addEvents: (actor, events) => addEvents(tx, actor, events),
  };
}

function besideProjects(tx: Transaction<Tables>) {
  return {
    async countView(projectId, viewerId, day) {
      const counted = await tx
        .insertInto("project_view")
        .values({ project_id: projectId, viewer_id: viewerId, day })
        .onConflict((known) => known.doNothing())
        .returning("day")
        .executeTakeFirst();
      if (!counted) return false;
      const more = sql<number>`project_views + 1`;
      await tx.updateTable("project").set({ project_views: more }).where("id", "=", projectId).execute();
      return true;
    },
    async saveCompanies(companies) {
      if (companies.length === 0) return;
      await tx
        .insertInto("company")
        .values([...companies])
        .onConflict((known) =>
          known
            .column("id")
            .doUpdateSet((row) => ({ name: row.ref("excluded.name"), version: row.ref("excluded.version") }))
            .whereRef("company.version", "<", "excluded.version"),
        )
        .execute();
    },
  } satisfies Partial<UnitOfWork>;
}
