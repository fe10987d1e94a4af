import type { Actor } from "@callboard/kit/actor.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { partedUploadOf, partsOfFile } from "#domain/file.ts";
import type { Part } from "#domain/parts.ts";
import { findUpload, notPending } from "./find-upload.ts";
import type { Deps, SignedLink } from "./ports.ts";

/** Most parts of which one call answers links: they are good for ten minutes. */
export const PARTS_SIGNED_MOST = 20;

export type PartLink = Part & SignedLink;

/** The uploader, a colleague or an admin: links for parts of a Pending upload, each for exactly its bytes. */
export async function signUploadPart(
  deps: Pick<Deps, "read" | "objects">,
  actor: Actor,
  { id, parts }: { readonly id: string; readonly parts: readonly number[] },
): Promise<Result<readonly PartLink[]>> {
  const found = await findUpload(deps, actor, id);
  if (!found.ok) return found;
  const wanted = new Set(parts);
  if (wanted.size === 0 || wanted.size > PARTS_SIGNED_MOST) {
    const message = `Links are given for 1 to ${PARTS_SIGNED_MOST} parts at once.`;
    return fail(invalidField("parts", wanted.size === 0 ? "REQUIRED" : "TOO_MANY", message));
  }
  const all = partsOfFile(found.value);
  const signed = all.filter(({ part }) => wanted.has(part));
  const upload = partedUploadOf(found.value);
  if (signed.length < wanted.size || !upload) {
    return fail(invalidField("parts", "RANGE", `This upload has ${all.length} parts, counted from 1.`));
  }
  if (found.value.status !== "Pending") return fail(notPending(found.value));
  return ok(signed.map((part) => ({ ...part, ...deps.objects.parts.sign(upload, part) })));
}
