import { newId } from "@callboard/kit/ids.ts";
import { sql, type Transaction } from "kysely";
import type { UnitOfWork } from "#app/ports.ts";
import type { Snapshot } from "#domain/project/differences.ts";
import { fromProject, toProject } from "./rows.ts";
import type { Tables } from "./tables.ts";

const raised = sql<number>`revision + 1`;
/** Maximum number of projects closed automatically per transaction. */
const CLOSED_AT_ONCE = 100;

/** Writes of projects themselves, and the locks that precede them. */
export function projectWrites(tx: Transaction<Tables>) {
  return { ...locks(tx), ...writes(tx), ...touches(tx) } satisfies Partial<UnitOfWork>;
}

function locks(tx: Transaction<Tables>) {
  const all = tx.selectFrom("project").selectAll();
  const present = all.where("deleted_at", "is", null);
  return {
    async lockProject(id) {
      const row = await present.where("id", "=", id).forUpdate().executeTakeFirst();
      return row ? toProject(row) : null;
    },
    async lockProjectOrDeleted(id) {
      const row = await all.where("id", "=", id).forUpdate().executeTakeFirst();
      return row ? toProject(row) : null;
    },
    async lockProjects(ids) {
      if (ids.length === 0) return [];
      const rows = await present.where("id", "in", ids).orderBy("id").forUpdate().execute();
      return rows.map(toProject);
    },
    async lockApprovedProjects(companyId) {
      const approved = present.where("company_id", "=", companyId).where("status", "=", "Approved");
      return (await approved.orderBy("id").forUpdate().execute()).map(toProject);
    },
    async lockProjectsToClose(before) {
      const rows = await present
        .where("status", "=", "Approved")
        .where(lastDate, "<", before)
        .orderBy("id")
        .limit(CLOSED_AT_ONCE)
        .forUpdate()
        .skipLocked()
        .execute();
      return rows.map(toProject);
    },
  } satisfies Partial<UnitOfWork>;
}

function writes(tx: Transaction<Tables>) {
  return {
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
    async addReview({ projectId, decidedBy, decidedAt, snapshot: seen, ...review }) {
      const snapshot = sql<Snapshot>`${JSON.stringify(seen)}::json`;
      const keys = { id: newId(), project_id: projectId, decided_by: decidedBy, decided_at: decidedAt };
      await tx
        .insertInto("project_review")
        .values({ ...review, ...keys, snapshot })
        .execute();
    },
    async closeProjects(ids, now) {
      if (ids.length === 0) return;
      const version = sql<number>`version + 1`;
      const set = { status: "Closed", closed_date: now, changed_since_approval: false } as const;
      await tx
        .updateTable("project")
        .set({ ...set, version, revision: raised })
        .where("id", "in", ids)
        .execute();
    },
  } satisfies Partial<UnitOfWork>;
}

function touches(tx: Transaction<Tables>) {
  return {
    async touchProject(id) {
      await tx.updateTable("project").set({ revision: raised }).where("id", "=", id).execute();
    },
    async touchCompanyProjects(companyId, after, limit) {
      const own = tx.selectFrom("project").select("id").where("company_id", "=", companyId);
      const some = (after === null ? own : own.where("id", ">", after)).orderBy("id").limit(limit);
      const rows = await tx
        .updateTable("project")
        .set({ revision: raised })
        .where("id", "in", some)
        .returning("id")
        .execute();
      return rows.map((row) => row.id).toSorted();
    },
  } satisfies Partial<UnitOfWork>;
}

/** The last day (UTC) on which a project films or takes submissions. */
const lastDate = sql<string>`greatest(
  project.filming_end_date, project.filming_begin_date,
  (select max(filming_date.date) from filming_date
    where filming_date.project_id = project.id and filming_date.removed_at is null),
  (select max(position.submissions_due_by at time zone 'UTC')::date from position
    where position.project_id = project.id and position.removed_at is null))`;
