import type { Member } from "@callboard/kit/actor.ts";
import { conflict, notFound, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { mayManage, type MediaFile } from "#domain/file.ts";
import type { Deps } from "./ports.ts";
import { viewerOf } from "./read-files.ts";

/** The upload ended before its bytes were there: by its sender, or since nobody went on with it for a day. */
export const uploadGone = (): Failure =>
  conflict("UPLOAD_GONE", "This upload has expired. Start a new one with another ClientKey.");

/** What can be done with bytes that have not arrived cannot be done with those that have. */
export const notPending = (file: MediaFile): Failure =>
  conflict("ILLEGAL_TRANSITION", `This file is already ${file.status}.`, {
    state: file.status,
  });

/** The uploader's, a colleague's or an admin's file; for all others, and when it was aborted, NOT_FOUND. */
export async function findUpload(
  deps: Pick<Deps, "reads">,
  caller: Member,
  id: string,
): Promise<Result<MediaFile>> {
  const [file] = await deps.reads.files([id]);
  const found = file && mayManage(file, viewerOf(caller)) && file.status !== "Deleted";
  return found ? ok(file) : fail(notFound("file"));
}
