import { LIMITS } from "@callboard/catalog/limits.ts";
import { partsOf, type Part, type PartedUpload } from "./parts.ts";

export const PURPOSES = ["Headshot", "Poster", "Gallery", "Reel", "Document", "Attachment"] as const;
export type Purpose = (typeof PURPOSES)[number];

export type FileStatus = "Pending" | "Scanning" | "Ready" | "Rejected" | "Deleted";

/** Why the bytes of an upload were refused. */
export type RejectReason = "FILE_KIND" | "FILE_SIZE" | "FILE_PIXELS" | "FILE_BROKEN";

/** A file and the location of its bytes. Sizes in bytes, sides in pixels. */
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
  /** Its place in the owner's list for its purpose; ties are ordered by age. */
  readonly place: number;
  readonly contentKey: string;
  readonly thumbnailKey: string | null;
  /** A small picture for walls and long lists; null if it is not an image, or older than small pictures. */
  readonly smallKey: string | null;
  readonly rejectReason: RejectReason | null;
  /** The upload in parts; null if the bytes come in one piece. */
  readonly parts: { readonly uploadId: string; readonly partBytes: number } | null;
  /** When all bytes had arrived and were accepted for checking; null until then. */
  readonly arrivedAt: Date | null;
  readonly version: number;
}

/** The most pixels of an image, checked before it is decoded. */
export const MAX_PIXELS = 80_000_000;
/** The most pending uploads of one member. */
export const MAX_PENDING_UPLOADS = 50;

const IMAGES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
const VIDEOS = ["video/mp4", "video/quicktime", "video/webm"] as const;
const DOCUMENTS = ["application/pdf"] as const;
const WORD = [
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/msword",
] as const;
const AUDIO = ["audio/mpeg", "audio/mp4", "audio/x-m4a", "audio/wav", "audio/ogg"] as const;

/** The types that a purpose accepts: an allow-list by content, never SVG or HTML. */
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

/** The type of a video's still, which its sender makes from the first second (specification, section 9). */
export const STILL_TYPE = "image/jpeg";
/** The maximum size of a still in bytes. */
export const MAX_STILL_BYTES = 1024 ** 2;

/** The key of a video's still until the upload is complete. */
export const stillKeyOf = ({ id }: Pick<MediaFile, "id">): string => `uploads/${id}.still`;

/** The maximum size in bytes for a purpose and content type. */
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

/** The last segment of a path, without control or direction-override characters. */
export function baseName(name: string): string {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  return last.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "").trim();
}

/** The parts in which a file is sent; empty if it is sent in one piece. */
export function partsOfFile({ declaredSize, parts }: MediaFile): readonly Part[] {
  return parts ? partsOf(declaredSize, parts.partBytes) : [];
}

/** A file's upload in parts; null if its bytes come in one piece. */
export function partedUploadOf({ contentKey, parts }: MediaFile): PartedUpload | null {
  return parts && { key: contentKey, uploadId: parts.uploadId };
}

/** What checking the bytes found. */
export interface Inspection {
  /** Type by magic bytes; null if none was recognized. */
  readonly contentType: string | null;
  readonly size: number;
}

/** Why bytes do not match the declaration; null if they do. */
export function refuseBytes(file: Pick<MediaFile, "purpose">, found: Inspection): RejectReason | null {
  if (found.contentType === null || !ACCEPTED[file.purpose].includes(found.contentType)) return "FILE_KIND";
  return found.size > maxBytes(file.purpose, found.contentType) ? "FILE_SIZE" : null;
}

/** The facts about a member that decide what they may do with a file. */
export interface Viewer {
  readonly userId: string | null;
  readonly companyId: string | null;
  readonly isAdmin: boolean;
}

/** What a company shows: uploaded by somebody of a company, such a file is the company's and nobody's own. */
export const COMPANY_PURPOSES: readonly Purpose[] = ["Poster", "Gallery", "Document"];

/** Whether a file belongs to a company, and not to the person who uploaded it. */
function isCompanys({ purpose, companyId }: Pick<MediaFile, "purpose" | "companyId">): boolean {
  return companyId !== null && COMPANY_PURPOSES.includes(purpose);
}

/**
 * A company's file is managed by those who work for it now, everything else by who uploaded it, both also by admins; an
 * attachment only by its sender: readers of the message get their links from messaging, which knows them.
 * `managedBy` of the store is the same rule in SQL.
 */
export function mayManage(file: MediaFile, viewer: Viewer): boolean {
  if (file.purpose === "Attachment") return file.ownerId === viewer.userId;
  if (viewer.isAdmin) return true;
  return isCompanys(file) ? file.companyId === viewer.companyId : file.ownerId === viewer.userId;
}

/**
 * Everyone sees posters and galleries of a project; members also see headshots and reels; documents are visible to
 * those who manage them, and others get links from projects and talent, which know who may read them. A file that is
 * not Ready is visible only to its managers.
 */
export function maySee(file: MediaFile, viewer: Viewer): boolean {
  if (file.status === "Deleted") return false;
  if (mayManage(file, viewer)) return true;
  if (file.status !== "Ready" || file.purpose === "Document" || file.purpose === "Attachment") return false;
  return file.purpose === "Poster" || file.purpose === "Gallery" || viewer.userId !== null;
}

/**
 * What other services attach to their records, whose readers only they know. An attachment of a message is never
 * handed out as a document of a project, and of the files of a post talent decides about documents alone: a resume.
 */
const ATTACHED_BY: ReadonlyMap<string, readonly Purpose[]> = new Map([
  ["messaging", ["Attachment"]],
  ["projects", ["Document", "Poster", "Gallery", "Headshot"]],
  ["talent", ["Document"]],
]);

/** Whether a service decides by itself who reads some files. */
export const isSigner = (service: string): boolean => ATTACHED_BY.has(service);

/** Whether a service gets the links of a file to pass on: the file must be Ready and attachable there. */
export function maySign(
  { status, purpose }: Pick<MediaFile, "status" | "purpose">,
  service: string,
): boolean {
  return status === "Ready" && ATTACHED_BY.get(service)?.includes(purpose) === true;
}
