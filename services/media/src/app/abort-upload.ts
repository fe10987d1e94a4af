import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { isVideo, mayManage, partedUploadOf, stillKeyOf, type MediaFile } from "#domain/file.ts";
import { notPending } from "./find-upload.ts";
import type { Deps } from "./ports.ts";
import { viewerOf } from "./read-files.ts";

/**
 * The uploader, a colleague or an admin: gives up a Pending upload and removes what has arrived of it. Repeating
 * returns the same; what has arrived whole is CONFLICT.
 */
export const abortUpload = forMembers<Deps, string, null>(null, async (deps, caller, id) => {
  const aborted = await deps.transaction<MediaFile>(async (unit) => {
    const file = await unit.lockFile(id);
    if (!file || !mayManage(file, viewerOf(caller))) return fail(notFound("file"));
    if (file.status === "Deleted") return ok(file);
    if (file.status !== "Pending") return fail(notPending(file));
    const deleted: MediaFile = { ...file, status: "Deleted", version: file.version + 1 };
    await unit.saveFile(deleted);
    return ok(deleted);
  });
  if (!aborted.ok) return aborted;
  // What an unavailable store keeps now is removed by the repetition, or by the purge.
  await removeBytes(deps, aborted.value);
  return ok(null);
});

/** Removes what has arrived of an upload, in parts or in one piece, and what was made of it. */
export async function removeBytes({ objects }: Pick<Deps, "objects">, file: MediaFile): Promise<void> {
  const upload = partedUploadOf(file);
  if (upload) await objects.parts.abort(upload);
  await objects.remove([
    file.contentKey,
    ...[file.thumbnailKey, file.smallKey].filter((key) => key !== null),
    ...(isVideo(file.declaredType) ? [stillKeyOf(file)] : []),
  ]);
}
