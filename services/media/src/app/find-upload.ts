import type { Member } from "@callboard/kit/actor.ts";
import { conflict, notFound, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { mayManage, type MediaFile } from "#domain/file.ts";
import type { Deps } from "./ports.ts";
import { viewerOf } from "./read-files.ts";

/** The upload ended before all bytes arrived: aborted by its sender, or not continued for a day. */
export const uploadGone = (): Failure =>
  conflict("UPLOAD_GONE", "This upload has expired. Start a new one with another ClientKey.");

/** The failure of operations that need an upload whose bytes have not arrived. */
export const notPending = (file: MediaFile): Failure =>
  conflict("ILLEGAL_TRANSITION", `This file is already ${file.status}.`, {
    state: file.status,
  });

/**
 * A file that the caller may manage (uploader, colleague or admin); `NOT_FOUND` for others, and if it was aborted.
 */
export async function findUpload(
  deps: Pick<Deps, "reads">,
  caller: Member,
  id: string,
): Promise<Result<MediaFile>> {
  const [file] = await deps.reads.files([id]);
  const found = file && mayManage(file, viewerOf(caller)) && file.status !== "Deleted";
  return found ? ok(file) : fail(notFound("file"));
}
