import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { mayBeFilm, mayManage, partedUploadOf, stillKeyOf, type MediaFile } from "#domain/file.ts";
import { notPending } from "./find-upload.ts";
import type { Deps } from "./ports.ts";
import { viewerOf } from "./read-files.ts";

/**
 * The uploader, a colleague or an admin: aborts a Pending upload and removes what has arrived. Repeating returns the
 * same; `CONFLICT` if the upload has arrived completely.
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
  // If the store is unavailable now, a repeated call or the purge removes the bytes.
  await removeBytes(deps, aborted.value);
  return ok(null);
});

/** Removes what has arrived of an upload, in parts or in one piece, and its renditions. */
export async function removeBytes({ objects }: Pick<Deps, "objects">, file: MediaFile): Promise<void> {
  const upload = partedUploadOf(file);
  if (upload) await objects.parts.abort(upload);
  await objects.remove([
    file.contentKey,
    ...[file.thumbnailKey, file.smallKey].filter((key) => key !== null),
    ...(mayBeFilm(file) ? [stillKeyOf(file)] : []),
  ]);
}
