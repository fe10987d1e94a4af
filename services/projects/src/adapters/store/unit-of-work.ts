import { newId } from "@callboard/kit/ids.ts";
import { keyedUnit } from "@callboard/kit/postgres/client-keys.ts";
import { sql, type Transaction } from "kysely";
import type { UnitOfWork } from "#app/ports.ts";
import { addEvents } from "./outbox.ts";
import { createReads } from "./reads.ts";
import { fromFilmingDate, fromPosition, fromProject, fromSlot, toPosition, toProject } from "./rows.ts";
import { markSubmission } from "./submission-marks.ts";
import type { Tables } from "./tables.ts";

/** The unit of work of one transaction. */
export function unitOf(tx: Transaction<Tables>): UnitOfWork {
  return {
    ...keyedUnit(tx),
    ...createReads(tx),
    ...projects(tx),
    ...positions(tx),
    ...schedule(tx),
    ...besideProjects(tx),
    markSubmission: (mark) => markSubmission(tx, mark),
    addEvents: (actor, events) => addEvents(tx, actor, events),
  };
}

const raised = sql<number>`revision + 1`;

function projects(tx: Transaction<Tables>) {
  return {
    async lockProject(id) {
      const locked = tx.selectFrom("project").selectAll().where("id", "=", id).forUpdate();
      const row = await locked.executeTakeFirst();
      return row ? toProject(row) : null;
    },
    async insertProject(project) {
      const { id, companyId: company_id, createdBy: created_by, revision } = project;
      const counters = { project_views: project.projectViews, submissions: project.submissions };
      await tx
        .insertInto("project")
        .values({ ...fromProject(project), ...counters, id, company_id, created_by, revision })
        .execute();
    },
    async saveProject(project) {
      await tx
        .updateTable("project")
        .set({ ...fromProject(project), revision: raised })
        .where("id", "=", project.id)
        .execute();
    },
    async touchProject(id) {
      await tx.updateTable("project").set({ revision: raised }).where("id", "=", id).execute();
    },
    async touchCompanyProjects(companyId, after, limit) {
      const all = tx.selectFrom("project").select("id").where("company_id", "=", companyId);
      const some = (after === null ? all : all.where("id", ">", after)).orderBy("id").limit(limit);
      const rows = await tx
        .updateTable("project")
        .set({ revision: raised })
        .where("id", "in", some)
        .returning("id")
        .execute();
      return rows.map((row) => row.id).toSorted();
    },
    async addReview({ projectId, decidedBy, decidedAt, ...review }) {
      const keys = { id: newId(), project_id: projectId, decided_by: decidedBy, decided_at: decidedAt };
      await tx
        .insertInto("project_review")
        .values({ ...review, ...keys })
        .execute();
    },
  } satisfies Partial<UnitOfWork>;
}

function positions(tx: Transaction<Tables>) {
  return {
    async lockPosition(projectId, id) {
      const row = await tx
        .selectFrom("position")
        .selectAll()
        .where("id", "=", id)
        .where("project_id", "=", projectId)
        .forUpdate()
        .executeTakeFirst();
      return row ? { position: toPosition(row), isRemoved: row.removed_at !== null } : null;
    },
    async insertPosition(position) {
      const { id, projectId: project_id, createdBy: created_by, cast, submissions } = position;
      const keys = { id, project_id, created_by, removed_at: null };
      await tx
        .insertInto("position")
        .values({ ...fromPosition(position), ...keys, cast, submissions })
        .execute();
    },
    async savePosition(position) {
      await tx.updateTable("position").set(fromPosition(position)).where("id", "=", position.id).execute();
    },
    async removePosition(id, now) {
      await tx
        .updateTable("position")
        .set({ removed_at: now, version: sql<number>`version + 1` })
        .where("id", "=", id)
        .execute();
    },
    async openPositions(projectId) {
      const result = await tx
        .updateTable("position")
        .set({ role_status: "Open", version: sql<number>`version + 1` })
        .where("project_id", "=", projectId)
        .where("role_status", "=", "PendingReview")
        .where("removed_at", "is", null)
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },
  } satisfies Partial<UnitOfWork>;
}

function schedule(tx: Transaction<Tables>) {
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
    async saveSlots(slots) {
      await tx
        .insertInto("audition_slot")
        .values(slots.map(fromSlot))
        .onConflict((known) =>
          known.column("id").doUpdateSet((row) => ({
            date: row.ref("excluded.date"),
            time: row.ref("excluded.time"),
            zone: row.ref("excluded.zone"),
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
