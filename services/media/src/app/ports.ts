import type { Actor } from "@callboard/kit/actor.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { MediaEvent } from "#domain/events.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Blank } from "@callboard/catalog/files/film-facts.ts";
import type { FileKind, Purpose } from "@callboard/catalog/files/file-kinds.ts";
import type { Inspection, MediaFile, Viewer } from "#domain/file.ts";
import type { RejectReason } from "#domain/refusals.ts";
import type { Part, PartedUpload } from "#domain/parts.ts";

/** Reads and writes inside one transaction. */
export interface UnitOfWork extends KeyedUnit {
  insertFile(file: MediaFile): Promise<void>;
  lockFile(id: string): Promise<MediaFile | null>;
  /** Saves a file; the time at which it first becomes Scanning is kept as its arrival. */
  saveFile(file: MediaFile): Promise<void>;
  /** Orders files as listed, skipping those that the viewer may not manage; returns the rest. */
  placeFiles(ids: readonly string[], viewer: Viewer): Promise<readonly string[]>;
  /** The number of a member's pending uploads; calls for the same member are serialized. */
  countPending(ownerId: string): Promise<number>;
  addEvents(actor: Actor, events: readonly MediaEvent[]): Promise<void>;
}

/** By the owner's own order, or by age. */
export type FileSort = "Order" | "Newest" | "Oldest";

/** Which files a list shows. */
export interface FileList {
  /** Whose files: a member's, or all of a company. */
  readonly of: { readonly ownerId: string } | { readonly companyId: string };
  /** Who reads the list; files that they may not manage are left out. */
  readonly viewer: Viewer;
  readonly purpose: Purpose | null;
  readonly page: PageRequest<FileSort>;
}

/** Reads outside a transaction. */
export interface Reads {
  files(ids: readonly string[]): Promise<readonly MediaFile[]>;
  /** A page of files that are not deleted. */
  fileList(wanted: FileList): Promise<Page<MediaFile>>;
}

/** The row operations of the hourly purge; each call is its own transaction. */
export interface Purge {
  /**
   * At most `max` uploads that were begun before a time and never accepted, or were aborted: marks them Deleted, and
   * returns them again until they are forgotten.
   */
  abandon(before: Date, max: number): Promise<readonly MediaFile[]>;
  forget(ids: readonly string[]): Promise<void>;
  /** At most `max` deleted files whose bytes may still exist. */
  toRemove(max: number): Promise<readonly MediaFile[]>;
  removed(ids: readonly string[]): Promise<void>;
}

/** The upstreams. `UNAVAILABLE` if one does not respond. */
export interface Upstreams {
  /** Sends media's part of a person's data export to identity. */
  saveExportPart(exportId: string, content: object): Promise<Result<void>>;
}

/** The dependencies of the use cases. */
export interface Deps {
  readonly reads: Reads;
  readonly transaction: RunTransaction<UnitOfWork>;
  readonly objects: Objects;
  readonly renditions: Renditions;
  /** Limits the uploads that a member begins. */
  readonly uploadQuota: (userId: string) => Promise<Result<void>>;
  readonly newId: () => string;
}

/** The object store, as the use cases need it. */
export interface Objects {
  /** Kind by the content, and size; null if there is no such object. */
  inspect(key: string): Promise<Inspection | null>;
  signUpload(key: string, announced: Announced): Promise<SignedLink>;
  readonly parts: ObjectParts;
  /** Copies an object to a second key; false if there is no such object. */
  copy(from: string, to: string): Promise<boolean>;
  /** Replaces bytes of an object that stays as long; repeating is harmless. */
  blank(key: string, blanks: readonly Blank[]): Promise<void>;
  /** Removes objects; unknown keys are not an error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Keys of uploads last written before a time, sorted: at most `max` after `after`. */
  listUploads(
    before: Date,
    page: { readonly after: string | null; readonly max: number },
  ): Promise<readonly string[]>;
}

/** What a browser is about to send. */
export interface Announced {
  readonly contentType: string;
  readonly size: number;
}

export interface SignedLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * Uploads in parts. A part counts once all its bytes have arrived; a broken connection leaves nothing. Parts may be
 * sent in any order, concurrently, and repeatedly. The list of parts is authoritative, whatever earlier responses
 * said.
 */
export interface ObjectParts {
  /**
   * Begins an upload in parts of this many bytes except the last; returns its id. The object gets the announced type.
   */
  begin(key: string, announced: Announced, partBytes: number): Promise<string>;
  /** A link for a PUT of exactly this many bytes as this part. */
  sign(upload: PartedUpload, part: Part): SignedLink;
  /** The parts that have arrived, sorted by number; null if there is no such upload, or no longer. */
  list(upload: PartedUpload): Promise<readonly Part[] | null>;
  /**
   * Joins the parts and returns whether the object now exists as announced: false if parts are missing, too many or
   * of other sizes, or if the object differs. Repeating is harmless.
   */
  complete(upload: PartedUpload, announced: Announced, parts: readonly Part[]): Promise<boolean>;
  /** Ends an upload and removes its parts; an unknown or completed upload is not an error. */
  abort(upload: PartedUpload): Promise<void>;
  /** Ends uploads that were begun before a time and neither completed nor aborted. */
  sweep(before: Date): Promise<void>;
}

/** Creates the shown files from the sent one: re-encoded, without metadata. */
export interface Renditions {
  make(file: MediaFile, contentType: FileKind): Promise<Result<Made, RejectReason>>;
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
