import { draftFields, draftNames, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { BEGUN, placeName } from "./upload-store.ts";
import type { UploadPlace, UploadPurpose } from "./upload-store.ts";

/** A file to upload, and what for. */
export type WantedUpload = {
  readonly file: File;
  readonly purpose: UploadPurpose;
  readonly altText: string;
  readonly place: UploadPlace;
  /** Address of the page where it was started. */
  readonly page: string;
};

/** An unfinished upload: what makes a retry the same upload for the server, and its purpose. */
export type BegunUpload = Omit<WantedUpload, "file"> & {
  readonly clientKey: string;
  readonly name: string;
  /** The tab that continues it. */
  readonly tab: string;
  readonly at: number;
  /** The key of the file, once the server has sent it. */
  readonly key: string | null;
  /** Whether the film is being converted, and nothing of it sent. */
  readonly isConverting?: true;
};

/** The server gives up an upload a day after it started. */
const KEPT_MS = 24 * 3_600_000;

/** Identifies a file by what the browser tells of it, which does not include its path. */
export function uploadId({ file, purpose, place }: Pick<WantedUpload, "file" | "purpose" | "place">): string {
  return `${BEGUN}${purpose}.${placeName(place)}.${file.size}.${file.lastModified}.${file.name}`;
}

/** Whether a file is the one that an upload was started with. */
export function isSameFile(id: string, file: File): boolean {
  return id.endsWith(`.${file.size}.${file.lastModified}.${file.name}`);
}

function kept(id: string): BegunUpload | null {
  const fields = draftFields(id, "browser");
  return typeof fields["clientKey"] === "string" && typeof fields["place"] === "object"
    ? (fields as BegunUpload)
    : null;
}

/**
 * The unfinished upload of this file, from whatever tab and before whatever reload; otherwise a new one, which is
 * stored. A continued upload keeps its description, or the server would take it for another one.
 */
export function begunUpload(id: string, wanted: WantedUpload, tab: string): BegunUpload {
  const { file, ...what } = wanted;
  const begun = kept(id) ?? {
    ...what,
    clientKey: crypto.randomUUID(),
    name: file.name,
    tab,
    at: Date.now(),
    key: null,
  };
  const now = { ...begun, tab };
  keepDraft(id, now, "browser");
  return now;
}

/** Whether an upload has started and not ended. */
export const isBegun = (id: string): boolean => kept(id) !== null;

/** Stores the key under which the server knows the file. */
export function rememberKey(id: string, key: string): void {
  const begun = kept(id);
  if (begun) keepDraft(id, { ...begun, key }, "browser");
}

/** Stores that the film is being converted: what is made of it is gone with its page. */
export function rememberConversion(id: string): void {
  const begun = kept(id);
  if (begun) keepDraft(id, { ...begun, isConverting: true }, "browser");
}

/** Stores the new place of an upload, and the page that belongs to it. */
export function rememberPlace(id: string, now: Pick<WantedUpload, "place" | "page">): void {
  const begun = kept(id);
  if (begun) keepDraft(id, { ...begun, ...now }, "browser");
}

/** Removes an upload that has ended, so that choosing the same file again starts a new one. */
export function endUpload(id: string): void {
  dropDraft(id, "browser");
}

/** The unfinished uploads, oldest first, without those that the server has given up. */
export function begunUploads(now: number): ReadonlyArray<readonly [id: string, begun: BegunUpload]> {
  const found: Array<readonly [string, BegunUpload]> = [];
  for (const id of draftNames(BEGUN, "browser")) {
    const begun = kept(id);
    if (begun && now - begun.at < KEPT_MS) found.push([id, begun]);
    else endUpload(id);
  }
  return found.toSorted(([, one], [, other]) => one.at - other.at);
}
