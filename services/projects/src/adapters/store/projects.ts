import { newId } from "@callboard/kit/ids.ts";
import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import { sql, type Kysely } from "kysely";
import type { Reads, Unit } from "#app/ports.ts";
import { detailsOf, type Project } from "#domain/project/project.ts";
import type { Tables } from "./tables.ts";

type ProjectReads = Pick<Reads, "projects" | "pageOfProjects" | "reviews" | "companies">;

export function projectReads(db: Kysely<Tables>): ProjectReads {
  return {
    projects: (ids) => db.selectFrom("project").selectAll().where("id", "in", orNone(ids)).execute(),
    pageOfProjects: (after, size) => {
      const all = db.selectFrom("project").selectAll();
      const further = after === null ? all : all.where("id", ">", after);
      return further.orderBy("id").limit(size).execute();
    },
    reviews: (projectIds) =>
      db
        .selectFrom("projectReview")
        .select(["projectId", "round", "decision", "comment", "decidedAt"])
        .where("projectId", "in", orNone(projectIds))
        .orderBy("decidedAt", "desc")
        .limit(1_000)
        .execute(),
    companies: (ids) => db.selectFrom("company").selectAll().where("id", "in", orNone(ids)).execute(),
  };
}

const NOBODY = "00000000-0000-7000-8000-000000000000";

/** A list that SQL accepts: an id that nothing has where there is none. */
export function orNone(ids: readonly string[]): readonly string[] {
  return ids.length > 0 ? ids : [NOBODY];
}

type ProjectWrites = Pick<
  Unit,
  "lockProject" | "insertProject" | "saveProject" | "touchProject" | "touchCompanyProjects" | "addReview"
>;

export function projectWrites(db: Kysely<Tables>): ProjectWrites {
  return {
    lockProject: async (id) =>
      (await db.selectFrom("project").selectAll().where("id", "=", id).forUpdate().executeTakeFirst()) ??
      null,
    insertProject: async (project) => {
      await db.insertInto("project").values(project).execute();
    },
    saveProject: async (project) => {
      await db
        .updateTable("project")
        .set({ ...writable(project), revision: raised })
        .where("id", "=", project.id)
        .execute();
    },
    touchProject: async (id) => {
      await db.updateTable("project").set({ revision: raised }).where("id", "=", id).execute();
    },
    touchCompanyProjects: async (companyId, after, limit) => {
      const all = db.selectFrom("project").select("id").where("companyId", "=", companyId);
      const some = (after === null ? all : all.where("id", ">", after)).orderBy("id").limit(limit);
      const rows = await db
        .updateTable("project")
        .set({ revision: raised })
        .where("id", "in", some)
        .returning("id")
        .execute();
      return rows.map((row) => row.id).toSorted();
    },
    addReview: async (review) => {
      await db
        .insertInto("projectReview")
        .values({ id: newId(), ...review })
        .execute();
    },
  };
}

const raised = sql<number>`revision + 1`;

/** What saving may write: counters follow submissions and views. */
function writable(project: Project): Partial<Project> {
  const { status, version, round, lastCompletedStep, changedSinceApproval, declineComment } = project;
  const { submittedAt, approvedAt, closedDate, mediaIds, supportingDocIds } = project;
  const state = { status, version, round, lastCompletedStep, changedSinceApproval, declineComment };
  return { ...detailsOf(project), ...state, submittedAt, approvedAt, closedDate, mediaIds, supportingDocIds };
}

/** What is kept beside the projects themselves. */
export function sideWrites(db: Kysely<Tables>): Pick<Unit, "countView" | "saveCompanies"> {
  return {
    countView: async (projectId, viewerId, day) => {
      const counted = await db
        .insertInto("projectView")
        .values({ projectId, viewerId, day })
        .onConflict((conflict) => conflict.doNothing())
        .returning("day")
        .executeTakeFirst();
      if (!counted) return false;
      const more = sql<number>`project_views + 1`;
      await db.updateTable("project").set({ projectViews: more }).where("id", "=", projectId).execute();
      return true;
    },
    saveCompanies: async (companies) => {
      if (companies.length === 0) return;
      await db
        .insertInto("company")
        .values([...companies])
        .onConflict((conflict) =>
          conflict
            .column("id")
            .doUpdateSet((row) => ({ name: row.ref("excluded.name"), version: row.ref("excluded.version") }))
            .whereRef("company.version", "<", "excluded.version"),
        )
        .execute();
    },
  };
}

/** Days that a view is kept: it only keeps a person from being counted twice on one day (UTC), whatever the clocks. */
const VIEW_RETENTION_DAYS = 2;

/** Deletes views of earlier days; the project's counter keeps their number. */
export function purgeViews(db: Kysely<Tables>): Promise<void> {
  return purgeRows(db, "project_view", olderThan("day", VIEW_RETENTION_DAYS));
}
