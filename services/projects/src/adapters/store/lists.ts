import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import {
  countedTotal,
  MAX_COUNTED,
  pageOf,
  type Counted,
  type CursorValues,
  type Page,
  type PageRequest,
} from "@callboard/kit/paging/page.ts";
import { typedQuery } from "@callboard/search/postgres/postgres-conditions.ts";
import { sql, type Kysely, type SelectQueryBuilder } from "kysely";
import type { ListedProject } from "#app/listed-project.ts";
import type { Reads, Visible } from "#app/ports.ts";
import type { Tables } from "./tables.ts";

type ListRow = { readonly id: string; readonly submitted_at: Date | null };
type ListQuery = SelectQueryBuilder<Tables, "project", ListRow>;

/** Lists of projects: ids with their cursors. */
export function listReads(db: Kysely<Tables>) {
  const all = db
    .selectFrom("project")
    .select(["project.id", "project.submitted_at"])
    .where("deleted_at", "is", null);
  return {
    companyProjects({ companyId, statuses, text, shown }, page) {
      const own = all.where("company_id", "=", companyId);
      const inState = statuses === null ? own : own.where("status", "in", statuses);
      const named = text === null ? inState : inState.where(isNamed(text, { withRoles: shown === null }));
      return pageById(shown === null ? named : named.where(openTo(shown)), page);
    },
    userProjects: (createdBy, visible, page) =>
      pageById(all.where("created_by", "=", createdBy).where(isVisible(visible)), page),
    async privateProjects(of, after, limit) {
      const some =
        "companyId" in of
          ? all.where("company_id", "=", of.companyId)
          : all.where("created_by", "=", of.createdBy);
      const own = some
        .where("status", "in", ["Approved", "Closed"])
        .where((either) => either.or([either("public", "is not", true), either("hidden", "=", true)]));
      const further = after === null ? own : own.where("project.id", ">", after);
      const rows = await further.orderBy("project.id").limit(limit).execute();
      return rows.map((row) => row.id);
    },
    waitingProjects: (createdBy, page) =>
      pageById(all.where("created_by", "=", createdBy).where("status", "in", ["Pending", "Denied"]), page),
    async approvalQueue({ companyId, changed }, page) {
      const both = all.where(inQueue);
      const waiting = changed === null ? both : both.where("status", "=", changed ? "Approved" : "Pending");
      const query = companyId === null ? waiting : waiting.where("company_id", "=", companyId);
      const [rows, counted] = await Promise.all([
        queueRows(query, page),
        page.count ? count(db, query) : null,
      ]);
      return toPage(rows, page, { counted, cursorValues: submissionPlace });
    },
  } satisfies Partial<Reads>;
}

/** True for projects that a list may show. */
export function isVisible({ all, companyId, shown }: Visible) {
  return all ? sql<boolean>`true` : sql<boolean>`(project.company_id = ${companyId} or ${openTo(shown)})`;
}

/**
 * Every word is a prefix of a word in the project's name or place or, for those who see all roles, in a role's name.
 */
function isNamed(text: string, { withRoles }: { readonly withRoles: boolean }) {
  const named = sql<boolean>`project.found_words @@ ${typedQuery(text)}`;
  if (!withRoles) return named;
  return sql<boolean>`(${named} or exists (select 1 from position where position.project_id = project.id
    and position.removed_at is null and position.found_words @@ ${typedQuery(text)}))`;
}

/** Approved or closed, and either public or among these ids. */
function openTo(shown: readonly string[]) {
  return sql<boolean>`(project.status in ('Approved', 'Closed')
    and ((project.public and not project.hidden) or project.id = any(${[...shown]}::uuid[])))`;
}

/** Pending, or approved with changes that an admin has to review. */
const inQueue = sql<boolean>`(project.status = 'Pending' or (project.status = 'Approved' and (
  project.changed_since_approval or exists (
    select 1 from position where position.project_id = project.id
      and position.role_status = 'PendingReview' and position.removed_at is null))))`;

/** Ids are in order of creation. */
async function pageById(query: ListQuery, page: PageRequest): Promise<Page<ListedProject>> {
  const id = page.after?.[0];
  const further = id === undefined ? query : query.where("project.id", beyond(page), String(id));
  const rows = await further
    .orderBy("project.id", page.order)
    .offset(page.skip)
    .limit(page.size + 1)
    .execute();
  return toPage(rows, page, { counted: null, cursorValues: (row) => [row.id] });
}

/** In order of submission; every project that ever left its draft has a time of submission. */
async function queueRows(query: ListQuery, page: PageRequest): Promise<readonly ListRow[]> {
  const [at, id] = page.after ?? [];
  const behind = sql<boolean>`(project.submitted_at, project.id) ${sql.raw(beyond(page))}
    (${at}::timestamptz, ${id}::uuid)`;
  return (page.after === null ? query : query.where(behind))
    .orderBy("project.submitted_at", page.order)
    .orderBy("project.id", page.order)
    .offset(page.skip)
    .limit(page.size + 1)
    .execute();
}

function submissionPlace({ submitted_at: at, id }: ListRow): CursorValues {
  return [at?.toISOString() ?? null, id];
}

function beyond({ order }: PageRequest): "<" | ">" {
  return order === "asc" ? ">" : "<";
}

/** Each record has its own cursor, so that a plain list of records can be continued. */
function toPage(
  rows: readonly ListRow[],
  page: PageRequest,
  list: { readonly counted: Counted | null; readonly cursorValues: (row: ListRow) => CursorValues },
): Page<ListedProject> {
  const { items, ...rest } = pageOf(rows, page, list.counted, list.cursorValues);
  return {
    ...rest,
    items: items.map((row) => ({ id: row.id, cursor: writeCursor(page.sort, list.cursorValues(row)) })),
  };
}

async function count(db: Kysely<Tables>, query: ListQuery): Promise<Counted> {
  const row = await db
    .selectFrom(query.limit(MAX_COUNTED + 1).as("found"))
    .select(sql<number>`count(*)`.as("counted"))
    .executeTakeFirst();
  return countedTotal(row?.counted ?? 0);
}
