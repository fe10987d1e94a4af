import type { Announced, ObjectParts, SignedLink } from "#app/ports.ts";

/** Seconds for which an upload link is good. */
export const UPLOAD_SECONDS = 600;
/** Seconds for which a download link is good at most (contract: five minutes). */
export const MAX_DOWNLOAD_SECONDS = 300;
/** Seconds for which the same link is returned, so that browsers can cache; that much of its time may have gone by. */
export const DOWNLOAD_WINDOW_SECONDS = 60;

export interface StoredObject {
  readonly size: number;
  readonly contentType: string;
}

/** How an object is offered to a browser. */
export interface OfferedObject {
  readonly fileName: string;
  readonly contentType: string;
}

/** Whether an object stands there as it was announced. */
export function isAnnounced(stored: StoredObject | null, { contentType, size }: Announced): boolean {
  return stored?.size === size && stored.contentType === contentType;
}

const SHOWN_INLINE = /^(image|audio|video)\/|^application\/pdf$/;

/** Content-Disposition of an offered object: shown where browsers can do no harm with it, else saved. */
export function dispositionOf({ fileName, contentType }: OfferedObject): string {
  const kind = SHOWN_INLINE.test(contentType) ? "inline" : "attachment";
  return `${kind}; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

/**
 * Keeps bytes under keys, and lets browsers send and fetch them by signed links. A link binds method, key, kind,
 * size and time; a link that was changed, is over, or is used for other bytes than announced is refused.
 * Calls are UNAVAILABLE when the store does not answer.
 */
export interface ObjectStore {
  /** A link for a PUT of exactly these bytes: this many, of this content type. The store is there to take them. */
  signUpload(key: string, announced: Announced): Promise<SignedLink>;
  /** A link for GET, with ranges; the object is served as the kind that is offered, whatever was declared. */
  signDownload(key: string, offered: OfferedObject): string;
  /** The way of large files: in parts, of which a broken connection costs one. */
  readonly parts: ObjectParts;
  /** Stores bytes; an object of that key is replaced. */
  write(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** All bytes; throws when there is no such object. */
  read(key: string): Promise<Buffer>;
  /** The bytes at a place within the object, at most `length`; null when there is no such object. */
  readPart(key: string, from: number, length: number): Promise<Buffer | null>;
  stat(key: string): Promise<StoredObject | null>;
  /** Keeps an object under a second key, replacing what is there; false when there is no such object. */
  copy(from: string, to: string): Promise<boolean>;
  /** Removes objects; unknown keys are no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Keys below `uploads/` that were last written before a moment, in their order: at most `max` after `after`. */
  listUploads(
    before: Date,
    page: { readonly after: string | null; readonly max: number },
  ): Promise<readonly string[]>;
}
