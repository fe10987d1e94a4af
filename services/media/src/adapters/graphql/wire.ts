import { recordKey } from "@callboard/kit/record-key.ts";
import type { FileOutcome } from "#app/change-files.ts";
import type { Ticket } from "#app/create-upload.ts";
import type { SignedLink } from "#app/ports.ts";
import type { PartLink } from "#app/sign-upload-part.ts";
import type { MediaFile } from "#domain/file.ts";
import type { Part } from "#domain/parts.ts";
import type {
  MediaItem,
  MediaItemsStatus,
  UploadPart,
  UploadPartLink,
  UploadStillLink,
  UploadTicket,
} from "#gen/graphql.ts";
import type { OfferedObject } from "#adapters/objects/object-store.ts";
import { THUMBNAIL_TYPE } from "#adapters/objects/renditions.ts";

/** Returns a link with which a browser may fetch an object. */
export type SignDownload = (key: string, offered: OfferedObject) => string;

interface Links {
  readonly content: string | null;
  readonly thumbnail: string | null;
  readonly small: string | null;
}

/** Links to a file and its smaller renditions, valid for some minutes; none before it is Ready. */
export function linksOf(file: MediaFile, sign: SignDownload): Links {
  const { status, fileName, contentType, declaredType } = file;
  if (status !== "Ready") return { content: null, thumbnail: null, small: null };
  const rendition = (key: string | null): string | null =>
    key === null ? null : sign(key, { fileName, contentType: THUMBNAIL_TYPE });
  return {
    content: sign(file.contentKey, { fileName, contentType: contentType ?? declaredType }),
    thumbnail: rendition(file.thumbnailKey),
    small: rendition(file.smallKey),
  };
}

/** A file as GraphQL returns it; links only once it is Ready. */
export function toMediaItem(file: MediaFile, sign: SignDownload): MediaItem {
  const key = recordKey("media", file.id);
  const links = linksOf(file, sign);
  return {
    PK: key,
    SK: key,
    Data: {
      FileName: file.fileName,
      ContentKey: file.contentKey,
      ContentUrl: links.content,
      ContentThumbNailKey: file.thumbnailKey,
      ContentThumbNailUrl: links.thumbnail,
      ContentSmallUrl: links.small,
      Source: file.purpose,
      ContentType: file.contentType ?? file.declaredType,
      Size: file.size ?? file.declaredSize,
      Order: file.place,
      Height: file.height,
      Width: file.width,
      AltText: file.altText,
      Status: file.status,
      RejectReason: file.rejectReason,
    },
  };
}

/** A file that the caller may not see, like one that is gone: its key, which the caller knows, and nothing of it. */
export function toUnseenItem(id: string): MediaItem {
  const key = recordKey("media", id);
  return { PK: key, SK: key, Data: { Status: "Deleted" } };
}

/** The result for each file of a call. */
export function toMediaItemsStatus(outcomes: readonly FileOutcome[]): MediaItemsStatus {
  return {
    Status: "OK",
    Results: outcomes.map(({ id, done }) => ({
      PK: recordKey("media", id),
      Status: done ? "Done" : "Skipped",
      Rule: done ? null : "NOT_FOUND",
    })),
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

export const toUploadStillLink = ({ url, expiresAt }: SignedLink): UploadStillLink => ({
  UploadUrl: url,
  ExpiresAt: expiresAt.toISOString(),
});

export const toUploadPartLink = (link: PartLink): UploadPartLink => ({
  Part: link.part,
  Size: link.size,
  UploadUrl: link.url,
  ExpiresAt: link.expiresAt.toISOString(),
});
