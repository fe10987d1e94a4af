import type { Actor } from "@callboard/kit/actor.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { MediaEvent } from "#domain/events.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { MediaFile, Purpose, RejectReason, Viewer } from "#domain/file.ts";
import type { Part, PartedUpload } from "#domain/parts.ts";

/** Reads and writes inside one transaction. */
export interface UnitOfWork extends KeyedUnit {
  insertFile(file: MediaFile): Promise<void>;
  lockFile(id: string): Promise<MediaFile | null>;
  /** Saves a file; the moment in which it is first Scanning is kept as that of its arrival. */
  saveFile(file: MediaFile): Promise<void>;
  /** Gives files the places in which they are named, where the viewer may manage them; returns those. */
  placeFiles(ids: readonly string[], viewer: Viewer): Promise<readonly string[]>;
  /** Uploads of a member whose bytes are awaited; calls of one member wait for each other. */
  countPending(ownerId: string): Promise<number>;
  addEvents(actor: Actor, events: readonly MediaEvent[]): Promise<void>;
}

/** By the owner's own order, or by age. */
export type FileSort = "Order" | "Newest" | "Oldest";

/** Which files a list shows. */
export interface FileList {
  /** Whose files: a member's, or all of a company. */
  readonly of: { readonly ownerId: string } | { readonly companyId: string };
  readonly purpose: Purpose | null;
  readonly page: PageRequest<FileSort>;
}

/** Reads outside of a transaction. */
export interface Reads {
  files(ids: readonly string[]): Promise<readonly MediaFile[]>;
  /** A page of files that are not deleted. */
  fileList(wanted: FileList): Promise<Page<MediaFile>>;
}

/** What the hourly purge does to rows; each call is a transaction of its own. */
export interface Purge {
  /**
   * Of the uploads that were begun before a moment and never accepted, or aborted, at most `max`: they are Deleted
   * from now on, and returned again until they are forgotten.
   */
  abandon(before: Date, max: number): Promise<readonly MediaFile[]>;
  forget(ids: readonly string[]): Promise<void>;
  /** Of the deleted files at most `max` whose bytes may still be there. */
  toRemove(max: number): Promise<readonly MediaFile[]>;
  removed(ids: readonly string[]): Promise<void>;
}

/** The other services. One that does not respond is UNAVAILABLE. */
export interface Upstreams {
  /** Hands media's part of a copy of somebody's data to identity. */
  saveExportPart(exportId: string, content: object): Promise<Result<void>>;
}

/** What the use cases run on. */
export interface Deps {
  readonly reads: Reads;
  readonly transaction: RunTransaction<UnitOfWork>;
  readonly objects: Objects;
  readonly renditions: Renditions;
  /** Uploads that a member begins. */
  readonly uploadQuota: (userId: string) => Promise<Result<void>>;
  readonly newId: () => string;
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
  /** Keys of the uploads that were last written before a moment, at most `max` after `after`, in their order. */
  listUploads(
    before: Date,
    page: { readonly after: string | null; readonly max: number },
  ): Promise<readonly string[]>;
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
  readonly smallKey: string | null;
}
