import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** What media says of an uploaded file. */
export interface UploadedFile {
  readonly ownerId: string;
  /** Company of the uploader at that time; empty without one. */
  readonly companyId: string;
  readonly status: string;
  readonly contentType: string;
}

interface Wanted {
  /** Where the file is named, as in `company.Logo`. */
  readonly path: string;
  /** Whether a file may be used by whoever names it. */
  readonly isOwn: (file: UploadedFile) => boolean;
  /** Said of a file that is no image. */
  readonly imageOnly: string;
}

/** Accepts a ready image of one's own; null is a file that was not found. */
export function checkImage(file: UploadedFile | null, { path, isOwn, imageOnly }: Wanted): Result<void> {
  if (file === null || !isOwn(file)) {
    const text = `This upload was not found, or it isn't yours (${KEY_PREFIXES.media}#…).`;
    return fail(invalidField(path, "UNKNOWN", text));
  }
  if (file.status !== "Ready") {
    const text = "This file is still being processed. Try again in a moment.";
    return fail(invalidField(path, "MEDIA_NOT_READY", text));
  }
  return file.contentType.startsWith("image/") ? ok() : fail(invalidField(path, "NOT_AN_IMAGE", imageOnly));
}
