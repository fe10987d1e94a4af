import type { Blank } from "@callboard/catalog/files/film-facts.ts";
import type { Announced, ObjectParts, SignedLink } from "#app/ports.ts";

/** Seconds for which an upload link is valid. */
export const UPLOAD_SECONDS = 600;
/** The most seconds for which a download link is valid (contract: five minutes). */
export const MAX_DOWNLOAD_SECONDS = 300;
/**
 * Seconds for which the same link is returned, so that browsers can cache; up to this much of its validity may have
 * passed.
 */
export const DOWNLOAD_WINDOW_SECONDS = 60;

export interface StoredObject {
  readonly size: number;
  readonly contentType: string;
}

/** How an object is served to a browser. */
export interface OfferedObject {
  readonly fileName: string;
  readonly contentType: string;
}

/** Whether an object exists as announced. */
export function isAnnounced(stored: StoredObject | null, { contentType, size }: Announced): boolean {
  return stored?.size === size && stored.contentType === contentType;
}

const SHOWN_INLINE = /^(image|audio|video)\/|^application\/pdf$/;

/** The Content-Disposition of an object: inline if that is safe in browsers, otherwise an attachment. */
export function dispositionOf({ fileName, contentType }: OfferedObject): string {
  const kind = SHOWN_INLINE.test(contentType) ? "inline" : "attachment";
  return `${kind}; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

/**
 * Stores bytes under keys, and lets browsers send and fetch them with signed links. A link binds method, key, content
 * type, size and time; a link that was changed, has expired, or is used for bytes other than announced is refused.
 * Calls are `UNAVAILABLE` if the store does not respond.
 */
export interface ObjectStore {
  /** A link for a PUT of exactly this many bytes of this content type. The store is ready to accept them. */
  signUpload(key: string, announced: Announced): Promise<SignedLink>;
  /** A link for GET, with ranges; the object is served with the content type given here, whatever was declared. */
  signDownload(key: string, offered: OfferedObject): string;
  /** Uploads of large files in parts, so that a broken connection costs only one part. */
  readonly parts: ObjectParts;
  /** Stores bytes, replacing an object with the same key. */
  write(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** All bytes; throws if there is no such object. */
  read(key: string): Promise<Buffer>;
  /** At most `length` bytes from an offset in the object; null if there is no such object. */
  readPart(key: string, from: number, length: number): Promise<Buffer | null>;
  stat(key: string): Promise<StoredObject | null>;
  /** Copies an object to a second key, replacing what is there; false if there is no such object. */
  copy(from: string, to: string): Promise<boolean>;
  /** Replaces bytes of an object that stays as long, and of the same type; all or none are seen. Repeating is harmless. */
  blank(key: string, blanks: readonly Blank[]): Promise<void>;
  /** Removes objects; unknown keys are not an error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Keys below `uploads/` last written before a time, sorted: at most `max` after `after`. */
  listUploads(
    before: Date,
    page: { readonly after: string | null; readonly max: number },
  ): Promise<readonly string[]>;
}
