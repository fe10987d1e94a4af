import type { Actor } from "@callboard/kit/actor.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { MediaFile, RejectReason } from "#domain/file.ts";
import type { Part, PartedUpload } from "#domain/parts.ts";

/** Files in the database. Writes of one transaction go through the same value. */
export interface FileStore {
  insert(file: MediaFile): Promise<void>;
  /** Locks the row until the transaction ends. */
  lock(id: string): Promise<MediaFile | null>;
  /** Saves the file and, in the same transaction, what happened to it. */
  save(file: MediaFile, event: FileEvent | null, actor: Actor): Promise<void>;
}

export type FileEvent =
  | { readonly kind: "uploaded" }
  | { readonly kind: "ready" }
  | { readonly kind: "rejected"; readonly reason: RejectReason };

/** A call that creates something and may be repeated by its ClientKey. */
export interface KeyedWork {
  readonly actor: Actor;
  readonly operation: string;
  readonly key: string | null;
  readonly body: unknown;
}

/** What the use cases stand on. */
export interface Deps {
  readonly transaction: <T>(work: (files: FileStore) => Promise<Result<T>>) => Promise<Result<T>>;
  /** Runs `work` once per ClientKey and answers the id that it made. */
  readonly once: (
    call: KeyedWork,
    work: (files: FileStore) => Promise<Result<string>>,
  ) => Promise<Result<string>>;
  readonly read: (ids: readonly string[]) => Promise<readonly MediaFile[]>;
  /**
   * Of the uploads that were begun before a moment and never accepted, or aborted, as many as said: they are Deleted
   * from now on, and answered again until they are forgotten.
   */
  readonly abandon: (before: Date, most: number) => Promise<readonly MediaFile[]>;
  readonly forget: (ids: readonly string[]) => Promise<void>;
  readonly objects: Objects;
  readonly renditions: Renditions;
}

/** What the use cases ask of the object store. */
export interface Objects {
  /** Kind by magic bytes and size; null when there is no such object. */
  inspect(key: string): Promise<{ contentType: string | null; size: number } | null>;
  signUpload(key: string, announced: Announced): Promise<SignedLink>;
  readonly parts: ObjectParts;
  /** Keeps an object under a second key; false when there is no such object. */
  copy(from: string, to: string): Promise<boolean>;
  /** Removes objects; unknown keys are no error. */
  remove(keys: readonly string[]): Promise<void>;
}

/** What a browser is going to send. */
export interface Announced {
  readonly contentType: string;
  readonly size: number;
}

export interface SignedLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * Uploads in parts. A part counts once all its bytes are there; a connection that breaks before leaves nothing.
 * Parts may be sent in any order, several at once, and again. What is listed is the truth, whatever a browser was told.
 */
export interface ObjectParts {
  /** Begins an upload in parts of so many bytes but the last; answers its id. The object will be of the announced kind. */
  begin(key: string, announced: Announced, partBytes: number): Promise<string>;
  /** A link for a PUT of exactly this many bytes as this part. */
  sign(upload: PartedUpload, part: Part): SignedLink;
  /** What has arrived, in the order of the numbers; null when there is no such upload (any more). */
  list(upload: PartedUpload): Promise<readonly Part[] | null>;
  /**
   * Makes the object of the parts and answers whether it stands there as announced: false while parts are missing,
   * are more, or have other sizes, and when the object turned out to be another. Repeating is harmless.
   */
  complete(upload: PartedUpload, announced: Announced, parts: readonly Part[]): Promise<boolean>;
  /** Ends an upload and removes its parts; an unknown one, or one that was completed, is no error. */
  abort(upload: PartedUpload): Promise<void>;
  /** Ends uploads that were begun before a moment and neither completed nor aborted. */
  sweep(before: Date): Promise<void>;
}

/** Makes what is shown out of what was sent: re-encoded, without metadata. */
export interface Renditions {
  make(file: MediaFile, contentType: string): Promise<Result<Made, RejectReason>>;
}

export interface Made {
  readonly contentType: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly contentKey: string;
  readonly thumbnailKey: string | null;
}
