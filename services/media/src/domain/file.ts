import type { FilmFacts } from "@callboard/catalog/files/film-facts.ts";
import {
  ACCEPTED,
  isVideo,
  kindNamed,
  maxBytes,
  wantsPicture,
  type FileKind,
  type Purpose,
} from "@callboard/catalog/files/file-kinds.ts";
import type { RejectReason } from "./refusals.ts";
import { partsOf, type Part, type PartedUpload } from "./parts.ts";

export type FileStatus = "Pending" | "Scanning" | "Ready" | "Rejected" | "Deleted";

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

/** The most pending uploads of one member. */
export const MAX_PENDING_UPLOADS = 50;

/** The type of a video's still, which its sender makes from the first second (specification, section 9). */
export const STILL_TYPE = "image/jpeg";
/** The maximum size of a still in bytes. */
export const MAX_STILL_BYTES = 1024 ** 2;

/** The key of a video's still until the upload is complete. */
export const stillKeyOf = ({ id }: Pick<MediaFile, "id">): string => `uploads/${id}.still`;

/** Whether an upload may turn out to be a film: by its purpose, unless it was announced as something else we know. */
export function mayBeFilm({ purpose, declaredType }: Pick<MediaFile, "purpose" | "declaredType">): boolean {
  const kind = kindNamed(declaredType);
  return kind === null ? ACCEPTED[purpose].some(isVideo) : isVideo(kind);
}

/** What a client declares before it sends bytes. */
export interface UploadDeclaration {
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly purpose: Purpose;
  readonly altText: string | null;
}

/** The most characters of a stored file name, and of the extension that a longer one keeps. */
export const MAX_FILE_NAME = 200;
const MAX_EXTENSION = 20;
/** For a name of which nothing is left. */
const NAMELESS = "file";

/** The last segment of a path, without control or direction characters. */
export function baseName(name: string): string {
  const last = name.toWellFormed().normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  return last.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "").trim();
}

/** A sent file's name as it is stored, shortened before its extension: a name is never a reason to refuse a file. */
export function fileNameOf(sent: string): string {
  const name = baseName(sent) || NAMELESS;
  const letters = [...name];
  if (letters.length <= MAX_FILE_NAME) return name;
  const extension = [...(/\.[^.\s]+$/u.exec(name)?.[0] ?? "")];
  const kept = extension.length > MAX_EXTENSION ? [] : extension;
  return (
    letters
      .slice(0, MAX_FILE_NAME - kept.length)
      .join("")
      .trimEnd() + kept.join("")
  );
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
  /** Kind by the content; null if it is none of ours. */
  readonly contentType: FileKind | null;
  readonly size: number;
  /** What is in it, if it is a film whose container says so. */
  readonly film?: FilmFacts | null;
}

const isRecording = ({ film }: Inspection): boolean => film !== null && film?.pictures.length === 0;

/** Why bytes do not match the declaration; null if they do. */
export function refuseBytes(file: Pick<MediaFile, "purpose">, found: Inspection): RejectReason | null {
  if (found.size === 0) return "FILE_EMPTY";
  if (isRecording(found) && wantsPicture(file.purpose)) return "NO_PICTURE";
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
 * Everyone sees posters and galleries of a project; members also see headshots and reels of both kinds; documents are visible to
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
 * handed out as a document of a project. Of the files of a post talent decides about documents, such as a resume, and about
 * the pictures, films and recordings of a public post, which guests see too.
 */
const ATTACHED_BY: ReadonlyMap<string, readonly Purpose[]> = new Map([
  ["messaging", ["Attachment"]],
  ["projects", ["Document", "Poster", "Gallery", "Headshot"]],
  ["talent", ["Document", "Headshot", "Reel", "VoiceReel", "Gallery"]],
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
