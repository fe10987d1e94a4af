import { LIMITS } from "@callboard/catalog/limits.ts";
import { partsOf, type Part, type PartedUpload } from "./parts.ts";

export const PURPOSES = ["Headshot", "Poster", "Gallery", "Reel", "Document", "Attachment"] as const;
export type Purpose = (typeof PURPOSES)[number];

export type FileStatus = "Pending" | "Scanning" | "Ready" | "Rejected" | "Deleted";

/** Why the bytes of an upload were refused. */
export type RejectReason = "FILE_KIND" | "FILE_SIZE" | "FILE_PIXELS" | "FILE_BROKEN";

/** A file and where its bytes are. Sizes in bytes, sides in pixels. */
export interface MediaFile {
  readonly id: string;
  readonly ownerId: string;
  readonly companyId: string | null;
  readonly purpose: Purpose;
  readonly status: FileStatus;
  readonly fileName: string;
  readonly declaredType: string;
  readonly declaredSize: number;
  readonly contentType: string | null;
  readonly size: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly altText: string | null;
  /** In the owner's list of its purpose; the same place by age. */
  readonly place: number;
  readonly contentKey: string;
  readonly thumbnailKey: string | null;
  /** A picture for walls and lists of many; null of what is none, and of files from before it was made. */
  readonly smallKey: string | null;
  readonly rejectReason: RejectReason | null;
  /** The upload in parts; null when the bytes come in one piece. */
  readonly parts: { readonly uploadId: string; readonly partBytes: number } | null;
  /** When its bytes had arrived and were taken on; null until then. */
  readonly arrivedAt: Date | null;
  readonly version: number;
}

/** Pixels that an image may have: a decoder never sees more. */
export const MAX_PIXELS = 80_000_000;
/** Uploads of one member whose bytes are awaited at once. */
export const MAX_PENDING_UPLOADS = 50;

const IMAGES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
const VIDEOS = ["video/mp4", "video/quicktime", "video/webm"] as const;
const DOCUMENTS = ["application/pdf"] as const;
const WORD = [
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/msword",
] as const;
const AUDIO = ["audio/mpeg", "audio/mp4", "audio/x-m4a", "audio/wav", "audio/ogg"] as const;

/** What a purpose accepts: an allow-list by content, never SVG or HTML (design, section 11). */
export const ACCEPTED: Readonly<Record<Purpose, readonly string[]>> = {
  Headshot: IMAGES,
  Poster: IMAGES,
  Gallery: [...IMAGES, ...VIDEOS],
  Reel: VIDEOS,
  Document: DOCUMENTS,
  Attachment: [...IMAGES, ...VIDEOS, ...AUDIO, ...DOCUMENTS, ...WORD, "text/plain"],
};

export const isImage = (contentType: string): boolean => contentType.startsWith("image/");
export const isVideo = (contentType: string): boolean => contentType.startsWith("video/");

/** Kind of the still of a video, which its sender makes of the first second (specification, section 9). */
export const STILL_TYPE = "image/jpeg";
/** Bytes that a still may have. */
export const MAX_STILL_BYTES = 1024 ** 2;

/** Where the still of a video is until it is complete. */
export const stillKeyOf = ({ id }: Pick<MediaFile, "id">): string => `uploads/${id}.still`;

/** Bytes that a file of a kind may have for what it is for. */
export function maxBytes(purpose: Purpose, contentType: string): number {
  if (isImage(contentType)) return LIMITS.imageBytes;
  if (purpose === "Attachment") return LIMITS.attachmentBytes;
  return isVideo(contentType) ? LIMITS.videoBytes : LIMITS.documentBytes;
}

/** What a client declares before it sends bytes. */
export interface UploadDeclaration {
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly purpose: Purpose;
  readonly altText: string | null;
}

/** The last part of a path, without control or direction-override characters. */
export function baseName(name: string): string {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  return last.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "").trim();
}

/** The parts in which the bytes of a file come; none when they come in one piece. */
export function partsOfFile({ declaredSize, parts }: MediaFile): readonly Part[] {
  return parts ? partsOf(declaredSize, parts.partBytes) : [];
}

/** The upload in parts of a file; null when its bytes come in one piece. */
export function partedUploadOf({ contentKey, parts }: MediaFile): PartedUpload | null {
  return parts && { key: contentKey, uploadId: parts.uploadId };
}

/** What the bytes turned out to be. */
export interface Inspection {
  /** Kind by magic bytes; null when nothing known was recognised. */
  readonly contentType: string | null;
  readonly size: number;
}

/** Why bytes are refused for what was declared; null when they are fine. */
export function refuseBytes(file: Pick<MediaFile, "purpose">, found: Inspection): RejectReason | null {
  if (found.contentType === null || !ACCEPTED[file.purpose].includes(found.contentType)) return "FILE_KIND";
  return found.size > maxBytes(file.purpose, found.contentType) ? "FILE_SIZE" : null;
}

/** Who may do what with a file, by the facts of a member. */
export interface Viewer {
  readonly userId: string | null;
  readonly companyId: string | null;
  readonly isAdmin: boolean;
}

/**
 * The uploader, the colleagues of the uploader's company, and admins; of what is for a message the uploader alone.
 * Those who read the message get their links from messaging, which knows them.
 */
export function mayManage(file: MediaFile, viewer: Viewer): boolean {
  if (file.purpose === "Attachment") return file.ownerId === viewer.userId;
  if (viewer.isAdmin || file.ownerId === viewer.userId) return true;
  return file.companyId !== null && file.companyId === viewer.companyId;
}

/**
 * Posters and galleries are what the public sees of a project; headshots and reels are for members; documents are
 * for those who manage them, and others get their links from projects, which knows who reads them. What is not Ready is
 * for its managers only.
 */
export function maySee(file: MediaFile, viewer: Viewer): boolean {
  if (file.status === "Deleted") return false;
  if (mayManage(file, viewer)) return true;
  if (file.status !== "Ready" || file.purpose === "Document" || file.purpose === "Attachment") return false;
  return file.purpose === "Poster" || file.purpose === "Gallery" || viewer.userId !== null;
}

/**
 * What other services attach to what is theirs; who reads it they alone know. A file of a message is never handed out as a
 * document of a project.
 */
const ATTACHED_BY: ReadonlyMap<string, readonly Purpose[]> = new Map([
  ["messaging", ["Attachment"]],
  ["projects", ["Document", "Poster", "Gallery", "Headshot"]],
]);

/** Whether a service decides by itself who reads some files. */
export const isSigner = (service: string): boolean => ATTACHED_BY.has(service);

/** Whether a service gets the links of a file to hand them on: of what is Ready and may be attached there. */
export function maySign(
  { status, purpose }: Pick<MediaFile, "status" | "purpose">,
  service: string,
): boolean {
  return status === "Ready" && ATTACHED_BY.get(service)?.includes(purpose) === true;
}
