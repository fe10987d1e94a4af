import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { actorName } from "@callboard/kit/actor.ts";
import { onceByClientKey } from "@callboard/kit/postgres/client-keys.ts";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import {
  MediaReadySchema,
  MediaRejectedSchema,
  MediaUploadedSchema,
} from "@callboard/proto/media/v1/events_pb.ts";
import type { Deps, FileEvent, FileStore } from "#app/ports.ts";
import type { FileStatus, MediaFile, Purpose, RejectReason } from "#domain/file.ts";
import type { FileTable, Tables } from "./tables.ts";

function toFile(row: Selectable<FileTable>): MediaFile {
  return {
    id: row.id,
    ownerId: row.owner_id,
    companyId: row.company_id,
    purpose: row.purpose as Purpose,
    status: row.status as FileStatus,
    fileName: row.file_name,
    declaredType: row.declared_type,
    declaredSize: row.declared_size,
    contentType: row.content_type,
    size: row.size,
    width: row.width,
    height: row.height,
    altText: row.alt_text,
    contentKey: row.content_key,
    thumbnailKey: row.thumbnail_key,
    rejectReason: row.reject_reason as RejectReason | null,
    parts: row.upload_id && row.part_bytes ? { uploadId: row.upload_id, partBytes: row.part_bytes } : null,
    version: row.version,
  };
}

function toRow(file: MediaFile) {
  return {
    owner_id: file.ownerId,
    company_id: file.companyId,
    purpose: file.purpose,
    status: file.status,
    file_name: file.fileName,
    declared_type: file.declaredType,
    declared_size: file.declaredSize,
    content_type: file.contentType,
    size: file.size,
    width: file.width,
    height: file.height,
    alt_text: file.altText,
    content_key: file.contentKey,
    thumbnail_key: file.thumbnailKey,
    reject_reason: file.rejectReason,
    upload_id: file.parts?.uploadId ?? null,
    part_bytes: file.parts?.partBytes ?? null,
    version: file.version,
    completed_at: file.status === "Ready" || file.status === "Rejected" ? new Date() : null,
  };
}

function toDraft(file: MediaFile, event: FileEvent): EventDraft {
  const about = { aggregateId: file.id, version: file.version };
  const ids = { mediaId: file.id, ownerId: file.ownerId };
  switch (event.kind) {
    case "uploaded":
      return draftEvent(MediaUploadedSchema, ids, about);
    case "ready":
      return draftEvent(MediaReadySchema, ids, about);
    case "rejected":
      return draftEvent(MediaRejectedSchema, { ...ids, reason: event.reason }, about);
  }
}

function openStore(tx: Transaction<Tables>): FileStore {
  return {
    async insert(file) {
      await tx
        .insertInto("file")
        .values({ id: file.id, ...toRow(file) })
        .execute();
    },
    async lock(id) {
      const row = await tx.selectFrom("file").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
      return row ? toFile(row) : null;
    },
    async save(file, event, actor) {
      await tx.updateTable("file").set(toRow(file)).where("id", "=", file.id).execute();
      if (event) await addToOutbox(tx, actor, [toDraft(file, event)]);
    },
  };
}

/** The database side of the use cases. */
export function openFiles(
  db: Kysely<Tables>,
): Pick<Deps, "transaction" | "once" | "read" | "abandon" | "forget"> {
  return {
    transaction: (work) => inTransaction(db, (tx) => work(openStore(tx))),
    once: ({ actor, ...call }, work) =>
      inTransaction(db, (tx) =>
        onceByClientKey(tx, { ...call, actor: actorName(actor) }, () => work(openStore(tx))),
      ),
    async read(ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom("file")
        .selectAll()
        .where("id", "in", [...ids])
        .execute();
      return rows.map(toFile);
    },
    abandon: (before, most) => abandonUploads(db, before, most),
    async forget(ids) {
      if (ids.length === 0) return;
      await db
        .deleteFrom("file")
        .where("id", "in", [...ids])
        .where("status", "=", "Deleted")
        .execute();
    },
  };
}

/** In the words of the index file_unfinished. */
const UNFINISHED = sql<boolean>`status in ('Pending', 'Deleted') and content_type is null`;

/** Pending uploads that are too old, and aborted ones; whoever is completing one at this moment keeps it. */
async function abandonUploads(db: Kysely<Tables>, before: Date, most: number): Promise<readonly MediaFile[]> {
  const rows = await db
    .updateTable("file")
    .set({ status: "Deleted" })
    .where("id", "in", (query) =>
      query
        .selectFrom("file")
        .select("id")
        .where(UNFINISHED)
        .where("created_at", "<", before)
        .orderBy("created_at")
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map(toFile);
}
