import { draftFields, draftNames, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { BEGUN, placeName } from "./upload-store.ts";
import type { UploadPlace, UploadPurpose } from "./upload-store.ts";

/** A file that is to be uploaded, and for what. */
export type WantedUpload = {
  readonly file: File;
  readonly purpose: UploadPurpose;
  readonly altText: string;
  readonly place: UploadPlace;
  /** Address of the page where it is begun. */
  readonly page: string;
};

/** An upload that was begun: what makes a repetition the same one for the server, and what it was for. */
export type BegunUpload = Omit<WantedUpload, "file"> & {
  readonly clientKey: string;
  readonly name: string;
  /** The tab in which it goes on. */
  readonly tab: string;
  readonly at: number;
  /** Of the file, once the server has said it. */
  readonly key: string | null;
};

/** The server gives an upload up a day after it was begun. */
const KEPT_MS = 24 * 3_600_000;

/** A file as a browser can know it again: it never tells where it lies. */
export function uploadId({ file, purpose, place }: Pick<WantedUpload, "file" | "purpose" | "place">): string {
  return `${BEGUN}${purpose}.${placeName(place)}.${file.size}.${file.lastModified}.${file.name}`;
}

/** Whether a file is the one that an upload was begun with. */
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
 * The upload that was begun with this file and has not ended, in whatever tab and before whatever reload; else a new
 * one, which is remembered. What goes on keeps its description, or the server would take it for another upload.
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

/** Whether an upload has begun and not ended. */
export const isBegun = (id: string): boolean => kept(id) !== null;

/** Remembers by which key the server knows the file. */
export function rememberKey(id: string, key: string): void {
  const begun = kept(id);
  if (begun) keepDraft(id, { ...begun, key }, "browser");
}

/** The upload has ended, one way or another: the same file chosen again is another upload. */
export function endUpload(id: string): void {
  dropDraft(id, "browser");
}

/** The uploads that have not ended, the oldest first; what the server has given up by now is forgotten. */
export function begunUploads(now: number): ReadonlyArray<readonly [id: string, begun: BegunUpload]> {
  const found: Array<readonly [string, BegunUpload]> = [];
  for (const id of draftNames(BEGUN, "browser")) {
    const begun = kept(id);
    if (begun && now - begun.at < KEPT_MS) found.push([id, begun]);
    else endUpload(id);
  }
  return found.toSorted(([, one], [, other]) => one.at - other.at);
}
