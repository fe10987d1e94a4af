import type { Readable } from "node:stream";

/** Seconds for which an upload link is good. */
export const UPLOAD_SECONDS = 600;
/** Seconds for which a download link is good at least. */
export const DOWNLOAD_SECONDS = 300;

export interface StoredObject {
  readonly size: number;
  readonly contentType: string;
}

export interface UploadLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * Keeps bytes under keys, and lets browsers send and fetch them by signed links. A link binds method, key, kind,
 * size and time; a link that was changed, or is over, is refused with 403.
 */
export interface ObjectStore {
  /** A link for one PUT of at most `bytesMost` bytes of exactly this content type. */
  signUpload(key: string, contentType: string, bytesMost: number): UploadLink;
  /** A link for GET, with ranges. The same link is answered for some minutes, so that browsers can cache. */
  signDownload(key: string, fileName: string): string;
  /** Stores bytes; an object of that key is replaced. */
  write(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** All bytes; throws when there is no such object. */
  read(key: string): Promise<Buffer>;
  /** The first bytes, at most `length`; null when there is no such object. */
  readStart(key: string, length: number): Promise<Buffer | null>;
  stream(key: string): Readable;
  stat(key: string): Promise<StoredObject | null>;
  /** Removes objects; unknown keys are no error. */
  remove(keys: readonly string[]): Promise<void>;
}
