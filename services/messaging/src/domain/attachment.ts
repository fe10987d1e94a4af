import { invalidField } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** A file in a message, as it was when the message was sent. Size in bytes. */
export interface Attachment {
  readonly mediaId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
}

/** What media returns about a file. */
export interface UploadedFile {
  readonly id: string;
  readonly ownerId: string;
  readonly status: string;
  readonly purpose: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
}

/**
 * A message needs text, files or both; otherwise `VALIDATION` `REQUIRED` at `path`, the path of its text in the
 * input.
 */
export function requireContent(body: string, files: number, path: string): Result<void> {
  if (body !== "" || files > 0) return ok();
  return fail(invalidField(path, "REQUIRED", "Write a message or attach a file."));
}

/** Whether a member may send a file: it must be their own, uploaded for a message, and checked or being checked. */
export function maySend(file: UploadedFile, senderId: string): boolean {
  const { ownerId, purpose, status } = file;
  return ownerId === senderId && purpose === "Attachment" && (status === "Ready" || status === "Scanning");
}
