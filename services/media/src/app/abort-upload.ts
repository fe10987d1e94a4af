import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { mayManage, partedUploadOf, type MediaFile } from "#domain/file.ts";
import { notPending } from "./find-upload.ts";
import type { Deps } from "./ports.ts";
import { viewerOf } from "./read-files.ts";

/**
 * The uploader, a colleague or an admin: gives up a Pending upload and removes what has arrived of it. Repeating
 * answers the same; what has arrived whole is CONFLICT.
 */
export async function abortUpload(
  deps: Pick<Deps, "transaction" | "objects">,
  actor: Actor,
  id: string,
): Promise<Result<null>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const aborted = await deps.transaction<MediaFile>(async (files) => {
    const file = await files.lock(id);
    if (!file || !mayManage(file, viewerOf(actor))) return fail(notFound("file"));
    if (file.status === "Deleted") return ok(file);
    if (file.status !== "Pending") return fail(notPending(file));
    const deleted: MediaFile = { ...file, status: "Deleted", version: file.version + 1 };
    await files.save(deleted, null, actor);
    return ok(deleted);
  });
  if (!aborted.ok) return aborted;
  // What a store that is away keeps now goes with the repetition, or with the sweep.
  await removeBytes(deps, aborted.value);
  return ok(null);
}

/** Removes what has arrived of an upload, in parts or in one piece. */
export async function removeBytes({ objects }: Pick<Deps, "objects">, file: MediaFile): Promise<void> {
  const upload = partedUploadOf(file);
  if (upload) await objects.parts.abort(upload);
  await objects.remove([file.contentKey]);
}
