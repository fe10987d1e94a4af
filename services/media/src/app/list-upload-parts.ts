import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { partedUploadOf, partsOfFile } from "#domain/file.ts";
import type { Part } from "#domain/parts.ts";
import { findUpload, notPending, uploadGone } from "./find-upload.ts";
import type { Deps } from "./ports.ts";

/**
 * The uploader, a colleague or an admin: the parts of a Pending upload that have arrived, so that only the rest needs
 * to be sent. Empty for an upload in one piece. `CONFLICT` `UPLOAD_GONE` if the object store no longer has it.
 */
export const listUploadParts = forMembers<Deps, string, readonly Part[]>(null, async (deps, caller, id) => {
  const found = await findUpload(deps, caller, id);
  if (!found.ok) return found;
  if (found.value.status !== "Pending") return fail(notPending(found.value));
  const upload = partedUploadOf(found.value);
  if (!upload) return ok([]);
  const arrived = await deps.objects.parts.list(upload);
  if (!arrived) return fail(uploadGone());
  const sizes = new Map(partsOfFile(found.value).map(({ part, size }) => [part, size]));
  return ok(arrived.filter(({ part, size }) => sizes.get(part) === size));
});
