import { LIMITS } from "@callboard/catalog/limits.ts";
import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import type { Reads, UnitOfWork } from "#app/ports.ts";
import type { Feature } from "#domain/feature/feature.ts";
import type { FeatureTable, Tables } from "./tables.ts";

function toFeature(row: Selectable<FeatureTable>): Feature {
  const { id, name, description, version } = row;
  return {
    id,
    name,
    description,
    version,
    coverMediaId: row.cover_media_id,
    mediaIds: row.media_ids,
    projectId: row.project_id,
    showFrom: row.show_from,
    showUntil: row.show_until,
    createdBy: row.created_by,
    createdAt: row.created_at,
    removedAt: row.removed_at,
  };
}

/** Columns written by a change. */
function fromFeature(feature: Feature) {
  const { name, description, version } = feature;
  return {
    name: name ?? "",
    description,
    version,
    cover_media_id: feature.coverMediaId,
    media_ids: feature.mediaIds,
    project_id: feature.projectId,
    show_from: feature.showFrom,
    show_until: feature.showUntil,
    removed_at: feature.removedAt,
  };
}

export function featureReads(db: Kysely<Tables>) {
  const present = db.selectFrom("feature").selectAll().where("removed_at", "is", null);
  return {
    async features(ids) {
      if (ids.length === 0) return [];
      return (await present.where("id", "in", ids).execute()).map(toFeature);
    },
    async featureList(now) {
      const shown = now === null ? present : present.where(isOpen(now));
      const rows = await shown.orderBy("created_at", "desc").orderBy("id").limit(LIMITS.features).execute();
      return rows.map(toFeature);
    },
  } satisfies Partial<Reads>;
}

/** Within its dates and, if it has a project, only if that is visible to everyone. */
function isOpen(now: Date) {
  return sql<boolean>`(show_from is null or show_from <= ${now}) and (show_until is null or show_until > ${now})
    and (project_id is null or exists (select from project where project.id = feature.project_id
      and project.status = 'Approved' and project.public and not project.hidden and project.deleted_at is null))`;
}

export function featureWrites(tx: Transaction<Tables>) {
  return {
    async countFeatures() {
      // Serializes concurrent inserts, so that the limit holds.
      await sql`select pg_advisory_xact_lock(hashtextextended('features', 0))`.execute(tx);
      const row = await tx
        .selectFrom("feature")
        .select(sql<number>`count(*)::int`.as("count"))
        .where("removed_at", "is", null)
        .executeTakeFirst();
      return row?.count ?? 0;
    },
    async lockFeature(id) {
      const row = await tx
        .selectFrom("feature")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      return row ? toFeature(row) : null;
    },
    async removeFeaturesOf(projectIds, now) {
      const { rows } = await sql<{ id: string; version: number }>`
        update feature set removed_at = ${now}, version = version + 1
        where project_id = any(${[...projectIds]}::uuid[]) and removed_at is null
        returning id, version`.execute(tx);
      return rows.map(({ id, version }) => ({ kind: "FeatureRemoved", featureId: id, version }) as const);
    },
    async insertFeature(feature) {
      const { id, createdBy: created_by, createdAt: created_at } = feature;
      await tx
        .insertInto("feature")
        .values({ ...fromFeature(feature), id, created_by, created_at })
        .execute();
    },
    async saveFeature(feature) {
      await tx.updateTable("feature").set(fromFeature(feature)).where("id", "=", feature.id).execute();
    },
  } satisfies Partial<UnitOfWork>;
}
