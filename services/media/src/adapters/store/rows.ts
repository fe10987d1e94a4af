import type { Selectable } from "kysely";
import type { Purpose } from "@callboard/catalog/files/file-kinds.ts";
import type { FileStatus, MediaFile } from "#domain/file.ts";
import type { RejectReason } from "#domain/refusals.ts";
import type { FileTable } from "./tables.ts";

/** How purposes that the version before does not know are stored: as one that it shows to nobody else. */
const STORED_AS: Readonly<Partial<Record<Purpose, Purpose>>> = { Attachment: "Document", VoiceReel: "Reel" };

function purposeOf({ attachment, voice, purpose }: Selectable<FileTable>): Purpose {
  if (attachment) return "Attachment";
  return voice ? "VoiceReel" : (purpose as Purpose);
}

export function toFile(row: Selectable<FileTable>): MediaFile {
  return {
    id: row.id,
    ownerId: row.owner_id,
    companyId: row.company_id,
    purpose: purposeOf(row),
    status: row.status as FileStatus,
    fileName: row.file_name,
    declaredType: row.declared_type,
    declaredSize: row.declared_size,
    contentType: row.content_type,
    size: row.size,
    width: row.width,
    height: row.height,
    altText: row.alt_text,
    place: row.place,
    contentKey: row.content_key,
    thumbnailKey: row.thumbnail_key,
    smallKey: row.small_key,
    rejectReason: row.reject_reason as RejectReason | null,
    parts: row.upload_id && row.part_bytes ? { uploadId: row.upload_id, partBytes: row.part_bytes } : null,
    arrivedAt: row.arrived_at,
    version: row.version,
  };
}

export function fromFile(file: MediaFile) {
  return {
    owner_id: file.ownerId,
    company_id: file.companyId,
    purpose: STORED_AS[file.purpose] ?? file.purpose,
    attachment: file.purpose === "Attachment",
    voice: file.purpose === "VoiceReel",
    status: file.status,
    file_name: file.fileName,
    declared_type: file.declaredType,
    declared_size: file.declaredSize,
    content_type: file.contentType,
    size: file.size,
    width: file.width,
    height: file.height,
    alt_text: file.altText,
    place: file.place,
    content_key: file.contentKey,
    thumbnail_key: file.thumbnailKey,
    small_key: file.smallKey,
    reject_reason: file.rejectReason,
    upload_id: file.parts?.uploadId ?? null,
    part_bytes: file.parts?.partBytes ?? null,
    version: file.version,
    completed_at: file.status === "Ready" || file.status === "Rejected" ? new Date() : null,
  };
}
