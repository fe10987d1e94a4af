import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** Media's facts about an uploaded file. */
export interface UploadedFile {
  readonly ownerId: string;
  /** The uploader's company at the time of the upload; empty if there was none. */
  readonly companyId: string;
  readonly status: string;
  readonly contentType: string;
}

interface Wanted {
  /** The path of the field that names the file, such as `company.Logo`. */
  readonly path: string;
  /** Whether the caller may use the file. */
  readonly isOwn: (file: UploadedFile) => boolean;
  /** Message for a file that is not an image. */
  readonly imageOnly: string;
}

/** Accepts a ready image that the caller may use; null means that the file was not found. */
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
