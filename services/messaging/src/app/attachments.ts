import { LIMITS } from "@callboard/catalog/limits.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { maySend, type Attachment } from "#domain/attachment.ts";
import type { Deps, UnitOfWork } from "./ports.ts";

interface Wanted {
  readonly senderId: string;
  /** Bare ids of files, as `readAttachmentIds` returns them. */
  readonly ids: readonly string[];
  /** Their path in the input. */
  readonly path: string;
}

/** The distinct files to attach to a message; `VALIDATION` if there are too many. */
export function readAttachmentIds(ids: readonly string[], path: string): Result<readonly string[]> {
  const wanted = [...new Set(ids)];
  const max = LIMITS.attachmentsPerMessage;
  if (wanted.length <= max) return ok(wanted);
  return fail(invalidField(path, "TOO_MANY", `A message can have at most ${max} files.`));
}

/** Reads the files of a member who may send them, in one call to media; `VALIDATION` if one may not be sent. */
export async function findAttachments(
  { upstreams }: Pick<Deps, "upstreams">,
  { senderId, ids, path }: Wanted,
): Promise<Result<readonly Attachment[]>> {
  if (ids.length === 0) return ok([]);
  const found = await upstreams.batchGetFiles(ids);
  if (!found.ok) return found;
  const files = ids.flatMap((id) => found.value.get(id) ?? []);
  if (files.length < ids.length || !files.every((file) => maySend(file, senderId)))
    return fail(invalidField(path, "UNKNOWN", "A file doesn't exist, or isn't yours. Attach it again."));
  return ok(
    files.map(({ id, fileName, contentType, size }) => ({ mediaId: id, fileName, contentType, size })),
  );
}

/** Attaches files to a message; `VALIDATION` if one of them is attached to another. */
export async function attach(
  unit: UnitOfWork,
  messageId: string,
  { files, path }: { readonly files: readonly Attachment[]; readonly path: string },
): Promise<Result<void>> {
  if (files.length === 0 || (await unit.addAttachments(messageId, files))) return ok();
  return fail(invalidField(path, "ATTACHED", "A file is in another message already. Attach it again."));
}
