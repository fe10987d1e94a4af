import type { Part } from "#domain/parts.ts";
import type { AnnouncedObject, StoredObject, UploadLink } from "./object-store.ts";

/** An upload in parts: the object that it is going to be, and the store's own name for it. */
export interface PartedUpload {
  readonly key: string;
  readonly uploadId: string;
}

/**
 * Uploads in parts. A part counts once all its bytes are there; a connection that breaks before leaves nothing.
 * Parts may be sent in any order, several at once, and again. What is listed is the truth, whatever a browser was told.
 */
export interface ObjectParts {
  /** Begins an upload; answers its id. The object will have the announced content type. */
  begin(key: string, announced: AnnouncedObject): Promise<string>;
  /** A link for a PUT of exactly this many bytes as this part. */
  sign(upload: PartedUpload, part: Part): UploadLink;
  /** What has arrived, in the order of the numbers; null when there is no such upload (any more). */
  list(upload: PartedUpload): Promise<readonly Part[] | null>;
  /**
   * Makes the object of the parts and answers whether it stands there as announced: false while parts are missing,
   * are more, or have other sizes, and when the object turned out to be another. Repeating is harmless.
   */
  complete(upload: PartedUpload, announced: AnnouncedObject, parts: readonly Part[]): Promise<boolean>;
  /** Ends an upload and removes its parts; an unknown one, or one that was completed, is no error. */
  abort(upload: PartedUpload): Promise<void>;
  /** Ends uploads that were begun before a moment and neither completed nor aborted. */
  sweep(before: Date): Promise<void>;
}

/** Whether an object stands there as it was announced. */
export function isAnnounced(stored: StoredObject | null, { contentType, size }: AnnouncedObject): boolean {
  return stored?.size === size && stored.contentType === contentType;
}
