import { invalidField } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** A file in a message, as it was when the message left. Size in bytes. */
export interface Attachment {
  readonly mediaId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
}

/** What media says of a file. */
export interface UploadedFile {
  readonly id: string;
  readonly ownerId: string;
  readonly status: string;
  readonly purpose: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
}

/** A message has words, files or both: VALIDATION REQUIRED at `path`, where its words stand in the input. */
export function requireContent(body: string, files: number, path: string): Result<void> {
  if (body !== "" || files > 0) return ok();
  return fail(invalidField(path, "REQUIRED", "Write a message or attach a file."));
}

/** Whether a member may send a file: their own, uploaded for a message, and checked or being checked. */
export function maySend(file: UploadedFile, senderId: string): boolean {
  const { ownerId, purpose, status } = file;
  return ownerId === senderId && purpose === "Attachment" && (status === "Ready" || status === "Scanning");
}
