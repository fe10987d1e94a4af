import { sql, type Transaction } from "kysely";
import type { ProjectsEvent } from "#domain/events.ts";
import type { Tables } from "./tables.ts";

interface ChangedProject {
  readonly id: string;
  readonly company_id: string;
  readonly version: number;
}

/**
 * Hides a person's projects from everyone outside the company, or shows them again; returns the events to publish.
 */
export async function hideProjectsOf(
  tx: Transaction<Tables>,
  userId: string,
  hidden: boolean,
): Promise<readonly ProjectsEvent[]> {
  const { rows } = await sql<ChangedProject>`
    update project set hidden = ${hidden}, version = version + 1, revision = revision + 1
    where created_by = ${userId} and hidden <> ${hidden} and deleted_at is null
    returning id, company_id, version`.execute(tx);
  return rows.map(({ id, company_id, version }) => ({
    kind: "ProjectUpdated",
    projectId: id,
    companyId: company_id,
    version,
    fields: ["Hidden"],
    substantive: false,
  }));
}

/** Removes a deleted file from every list of projects and features; returns the events to publish. */
export async function dropFile(tx: Transaction<Tables>, fileId: string): Promise<readonly ProjectsEvent[]> {
  const { rows: projects } = await sql<
    ChangedProject & { media_ids: string[]; supporting_doc_ids: string[]; shown: boolean; kept: boolean }
  >`
    update project set media_ids = array_remove(media_ids, ${fileId}::uuid),
      supporting_doc_ids = array_remove(supporting_doc_ids, ${fileId}::uuid),
      version = project.version + 1, revision = revision + 1
    from (select id, media_ids @> array[${fileId}::uuid] as shown, supporting_doc_ids @> array[${fileId}::uuid] as kept
      from project where media_ids @> array[${fileId}::uuid] or supporting_doc_ids @> array[${fileId}::uuid]
      order by id for update) had
    where project.id = had.id
    returning project.id, company_id, version, media_ids, supporting_doc_ids, shown, kept`.execute(tx);
  const { rows: features } = await sql<{ id: string; version: number }>`
    update feature set media_ids = array_remove(media_ids, ${fileId}::uuid),
      cover_media_id = nullif(cover_media_id, ${fileId}::uuid), version = version + 1
    where media_ids @> array[${fileId}::uuid] or cover_media_id = ${fileId}
    returning id, version`.execute(tx);
  return [
    ...projects.flatMap(({ id, company_id, version, ...project }) => {
      const about = { projectId: id, companyId: company_id, version, releasedMediaIds: [fileId] };
      return [
        ...(project.shown
          ? [{ kind: "ProjectMediaChanged", ...about, mediaIds: project.media_ids } as const]
          : []),
        ...(project.kept
          ? [{ kind: "ProjectDocsChanged", ...about, mediaIds: project.supporting_doc_ids } as const]
          : []),
      ];
    }),
    ...features.map(({ id, version }) => ({ kind: "FeatureUpdated", featureId: id, version }) as const),
  ];
}
