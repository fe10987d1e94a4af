import type { Actor } from "@callboard/kit/actor.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { MediaFile, RejectReason } from "#domain/file.ts";

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
  readonly objects: Objects;
  readonly renditions: Renditions;
}

/** What the use cases ask of the object store. */
export interface Objects {
  /** Kind by magic bytes and size; null when there is no such object. */
  inspect(key: string): Promise<{ contentType: string | null; size: number } | null>;
  signUpload(
    key: string,
    announced: { readonly contentType: string; readonly size: number },
  ): { url: string; expiresAt: Date };
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
