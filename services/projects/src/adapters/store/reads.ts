import { LIMITS } from "@callboard/catalog/limits.ts";
import { sql, type Kysely } from "kysely";
import type { CompanyRecord } from "#app/company-ports.ts";
import type { Reads } from "#app/ports.ts";
import { favoriteReads } from "./favorites.ts";
import { featureReads } from "./features.ts";
import { memberExports } from "./member-export.ts";
import { listReads } from "./lists.ts";
import { toFilmingDate, toPosition, toProject, toSlot } from "./rows.ts";
import { savedSearchReads } from "./saved-searches.ts";
import type { Tables } from "./tables.ts";

/** Maximum number of earlier decisions shown per project. */
const REVIEWS_PER_PROJECT = 50;

/** Reads over the pool or within a transaction. Each is one statement, bounded by the limits of a project. */
export function createReads(db: Kysely<Tables>): Reads {
  return {
    ...projectReads(db),
    ...besideReads(db),
    ...positionReads(db),
    ...scheduleReads(db),
    ...listReads(db),
    ...favoriteReads(db),
    ...featureReads(db),
    ...savedSearchReads(db),
    ...memberExports(db),
  };
}

function projectReads(db: Kysely<Tables>) {
  const present = db.selectFrom("project").selectAll().where("deleted_at", "is", null);
  return {
    async projects(ids) {
      const rows = await present.where("id", "in", orNone(ids)).execute();
      return rows.map(toProject);
    },
    async approvedCompanies(companyIds) {
      const rows = await db
        .selectFrom("project")
        .select("company_id")
        .distinct()
        .where("company_id", "in", orNone(companyIds))
        .where("status", "=", "Approved")
        .where("deleted_at", "is", null)
        .execute();
      return rows.map((row) => row.company_id);
    },
    async pageOfProjects(after, size) {
      const further = after === null ? present : present.where("id", ">", after);
      return (await further.orderBy("id").limit(size).execute()).map(toProject);
    },
    async countCreated(createdBy, from) {
      const row = await db
        .selectFrom("project")
        .select(sql<number>`count(*)::int`.as("count"))
        .where("created_by", "=", createdBy)
        .where("id", ">=", from)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      return row?.count ?? 0;
    },
    async deletedProjects(ids) {
      const rows = await db
        .selectFrom("project")
        .select(["id", "revision"])
        .where("id", "in", orNone(ids))
        .where("deleted_at", "is not", null)
        .execute();
      return rows;
    },
  } satisfies Partial<Reads>;
}

function besideReads(db: Kysely<Tables>) {
  return {
    async reviews(projectIds) {
      const place = sql<number>`row_number() over (partition by project_id order by decided_at desc)`;
      const rows = await db
        .selectFrom(
          db
            .selectFrom("project_review")
            .selectAll()
            .select(place.as("place"))
            .where("project_id", "in", orNone(projectIds))
            .as("review"),
        )
        .selectAll()
        .where("place", "<=", REVIEWS_PER_PROJECT)
        .orderBy("decided_at", "desc")
        .execute();
      return rows.map(({ project_id: projectId, round, decision, comment, decided_at: decidedAt }) => ({
        projectId,
        round,
        decision,
        comment,
        decidedAt,
      }));
    },
    companyRecords: (ids) => readCompanyRecords(db, ids),
    async snapshots(projectIds) {
      const rows = await db
        .selectFrom("project_review")
        .distinctOn("project_id")
        .select(["project_id", "snapshot"])
        .where("project_id", "in", orNone(projectIds))
        .orderBy("project_id")
        .orderBy("decided_at", "desc")
        .orderBy("id", "desc")
        .execute();
      return new Map(rows.flatMap((row) => (row.snapshot ? [[row.project_id, row.snapshot] as const] : [])));
    },
    companies: (ids) => db.selectFrom("company").selectAll().where("id", "in", orNone(ids)).execute(),
  } satisfies Partial<Reads>;
}

const NOBODY = "00000000-0000-7000-8000-000000000000";

/** A list valid in SQL: an empty one is replaced by an id that does not exist. */
function orNone(ids: readonly string[]): readonly string[] {
  return ids.length > 0 ? ids : [NOBODY];
}

function positionReads(db: Kysely<Tables>) {
  const present = db.selectFrom("position").selectAll().where("removed_at", "is", null);
  return {
    async positionsOfProjects(projectIds) {
      const rows = await present
        .where("project_id", "in", orNone(projectIds))
        .orderBy("id")
        .limit(Math.max(1, projectIds.length) * LIMITS.positionsPerProject)
        .execute();
      return rows.map(toPosition);
    },
    async positions(ids) {
      return (await present.where("id", "in", orNone(ids)).execute()).map(toPosition);
    },
  } satisfies Partial<Reads>;
}

/** Coming slots that are read at once to be reckoned. */
const RECKONED_AT_ONCE = 200;

function scheduleReads(db: Kysely<Tables>) {
  return {
    async filmingDates(projectIds) {
      const rows = await db
        .selectFrom("filming_date")
        .selectAll()
        .where("project_id", "in", orNone(projectIds))
        .where("removed_at", "is", null)
        .orderBy("date")
        .orderBy("time")
        .orderBy("id")
        .limit(Math.max(1, projectIds.length) * LIMITS.filmingDatesPerProject)
        .execute();
      return rows.map(toFilmingDate);
    },
    async slotsOfProjects(projectIds) {
      const rows = await db
        .selectFrom("audition_slot")
        .selectAll()
        .where("project_id", "in", orNone(projectIds))
        .where("cancelled_at", "is", null)
        .orderBy("starts_at")
        .orderBy("id")
        .limit(Math.max(1, projectIds.length) * LIMITS.slotsPerProject)
        .execute();
      return rows.map(toSlot);
    },
    async slotsToReckon(zoneData, since, after) {
      const known = db.selectFrom("zone_data").select("version").where("version", "=", zoneData);
      const coming = db.selectFrom("audition_slot").selectAll().where("starts_at", ">", since);
      const rest = after === null ? coming : coming.where("id", ">", after);
      const rows = await rest
        .where("cancelled_at", "is", null)
        .where(({ not, exists }) => not(exists(known)))
        .orderBy("id")
        .limit(RECKONED_AT_ONCE)
        .execute();
      return rows.map(toSlot);
    },
    async slots(ids) {
      const rows = await db.selectFrom("audition_slot").selectAll().where("id", "in", orNone(ids)).execute();
      return rows.map(toSlot);
    },
  } satisfies Partial<Reads>;
}

async function readCompanyRecords(
  db: Kysely<Tables>,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, CompanyRecord>> {
  const { rows } = await sql<{
    company_id: string;
    approved: number;
    denied: number;
    since: Date | null;
  }>`
    select company_id, least(min(submitted_at), min(approved_at), min(decided_at)) as since,
      (count(distinct project.id) filter (where approved_at is not null))::int as approved,
      (count(review.id) filter (where decision = 'Denied'))::int as denied
    from project left join project_review review on review.project_id = project.id
    where company_id = any(${orNone(companyIds)}::uuid[]) group by company_id`.execute(db);
  return new Map(rows.map(({ company_id: id, ...record }) => [id, record]));
}
