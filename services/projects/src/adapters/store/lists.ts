import { countedTotal, MAX_COUNTED } from "@callboard/kit/page.ts";
import { sql, type Kysely, type SelectQueryBuilder } from "kysely";
import type { ListWindow, Reads } from "#app/ports.ts";
import type { Tables } from "./tables.ts";

type Lists = Pick<Reads, "companyProjects" | "privateProjects" | "approvalQueue" | "waitingProjects">;
type ProjectQuery = SelectQueryBuilder<Tables, "project", { id: string }>;

export function listReads(db: Kysely<Tables>): Lists {
  const ids = db.selectFrom("project").select("project.id");
  return {
    companyProjects: ({ companyId, statuses, shown }, window) => {
      const own = ids.where("companyId", "=", companyId);
      const inState = statuses === null ? own : own.where("status", "in", statuses);
      return pageById(shown === null ? inState : inState.where(openTo(shown)), window);
    },
    privateProjects: async (companyId) => {
      const rows = await ids
        .where("companyId", "=", companyId)
        .where("status", "in", ["Approved", "Closed"])
        .where("public", "=", false)
        .orderBy("project.id", "desc")
        .limit(500)
        .execute();
      return rows.map((row) => row.id);
    },
    waitingProjects: (createdBy, window) =>
      pageById(ids.where("createdBy", "=", createdBy).where("status", "in", ["Pending", "Denied"]), window),
    approvalQueue: async (companyId, window) => {
      const waiting = ids.where(inQueue);
      const query = companyId === null ? waiting : waiting.where("companyId", "=", companyId);
      const [page, total] = await Promise.all([queuePage(query, window), counted(db, query)]);
      const found = page.slice(0, window.size);
      return { ids: found, ...countedTotal(total), hasMore: page.length > window.size };
    },
  };
}

/** Approved or closed, and public or one of these. */
function openTo(shown: readonly string[]) {
  return sql<boolean>`project.status in ('Approved', 'Closed')
    and (project.public or project.id = any(${[...shown]}::uuid[]))`;
}

/** Pending, or approved with something that an admin has to look at again. */
const inQueue = sql<boolean>`(project.status = 'Pending' or (project.status = 'Approved' and (
  project.changed_since_approval or exists (
    select 1 from position where position.project_id = project.id
      and position.role_status = 'PendingReview' and position.removed_at is null))))`;

/** Ids are in the order of creation. */
async function pageById(query: ProjectQuery, window: ListWindow): Promise<string[]> {
  const { after, oldestFirst } = window;
  const further = after === null ? query : query.where("project.id", oldestFirst ? ">" : "<", after);
  const rows = await further
    .orderBy("project.id", oldestFirst ? "asc" : "desc")
    .offset(window.skip)
    .limit(window.size)
    .execute();
  return rows.map((row) => row.id);
}

/** In the order of submission; one more than the page, to know whether there are more. */
async function queuePage(query: ProjectQuery, window: ListWindow): Promise<string[]> {
  const { after, oldestFirst } = window;
  const comparison = sql.raw(oldestFirst ? ">" : "<");
  const beyond = sql<boolean>`(project.submitted_at, project.id) ${comparison}
    (select seen.submitted_at, seen.id from project seen where seen.id = ${after}::uuid)`;
  const direction = oldestFirst ? "asc" : "desc";
  const rows = await (after === null ? query : query.where(beyond))
    .orderBy("project.submittedAt", direction)
    .orderBy("project.id", direction)
    .offset(window.skip)
    .limit(window.size + 1)
    .execute();
  return rows.map((row) => row.id);
}

async function counted(db: Kysely<Tables>, query: ProjectQuery): Promise<number> {
  const row = await db
    .selectFrom(query.limit(MAX_COUNTED + 1).as("found"))
    .select(sql<number>`count(*)`.as("counted"))
    .executeTakeFirst();
  return row?.counted ?? 0;
}
