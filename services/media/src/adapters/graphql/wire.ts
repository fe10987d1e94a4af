import { recordKey } from "@callboard/kit/record-key.ts";
import type { Ticket } from "#app/create-upload.ts";
import type { PartLink } from "#app/sign-upload-part.ts";
import type { MediaFile } from "#domain/file.ts";
import type { Part } from "#domain/parts.ts";
import type { MediaItem, UploadPart, UploadPartLink, UploadTicket } from "#gen/graphql.ts";
import type { OfferedObject } from "#adapters/objects/object-store.ts";
import { THUMBNAIL_TYPE } from "#adapters/objects/renditions.ts";

/** Answers a link under which a browser may fetch an object. */
export type SignDownload = (key: string, offered: OfferedObject) => string;

/** A file as the graph shows it; links only once it is Ready. */
export function toMediaItem(file: MediaFile, sign: SignDownload): MediaItem {
  const key = recordKey("media", file.id);
  const ready = file.status === "Ready";
  const { fileName, thumbnailKey } = file;
  const content = { fileName, contentType: file.contentType ?? file.declaredType };
  return {
    PK: key,
    SK: key,
    Data: {
      FileName: file.fileName,
      ContentKey: file.contentKey,
      ContentUrl: ready ? sign(file.contentKey, content) : null,
      ContentThumbNailKey: file.thumbnailKey,
      ContentThumbNailUrl:
        ready && thumbnailKey ? sign(thumbnailKey, { fileName, contentType: THUMBNAIL_TYPE }) : null,
      Source: file.purpose,
      ContentType: file.contentType ?? file.declaredType,
      Size: file.size ?? file.declaredSize,
      Height: file.height,
      Width: file.width,
      AltText: file.altText,
      Status: file.status,
      RejectReason: file.rejectReason,
    },
  };
}

export function toUploadTicket(ticket: Ticket): UploadTicket {
  return {
    PK: recordKey("media", ticket.id),
    UploadUrl: ticket.uploadUrl,
    Method: "PUT",
    ContentType: ticket.contentType,
    ExpiresAt: ticket.expiresAt.toISOString(),
    PartSize: ticket.partBytes,
  };
}

export const toUploadPart = ({ part, size }: Part): UploadPart => ({ Part: part, Size: size });

export const toUploadPartLink = (link: PartLink): UploadPartLink => ({
  Part: link.part,
  Size: link.size,
  UploadUrl: link.url,
  ExpiresAt: link.expiresAt.toISOString(),
});
