import { invalidField } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { MAX_STILL_BYTES, mayBeFilm, STILL_TYPE, stillKeyOf } from "#domain/file.ts";
import { findUpload, notPending } from "./find-upload.ts";
import type { Deps, SignedLink } from "./ports.ts";

interface Input {
  readonly id: string;
  /** Size of the JPEG in bytes. */
  readonly size: number;
}

const bytes = z.int().min(1).max(MAX_STILL_BYTES);

/**
 * The uploader, a colleague or an admin: a link for the still of a Pending video, a JPEG of exactly this many bytes.
 * `completeUpload` makes the thumbnail from it.
 */
export const signUploadStill = forMembers<Deps, Input, SignedLink>(null, async (deps, caller, input) => {
  const found = await findUpload(deps, caller, input.id);
  if (!found.ok) return found;
  const size = validate(bytes, input.size, "size");
  if (!size.ok) return size;
  const file = found.value;
  if (!mayBeFilm(file)) return fail(invalidField("key", "FILE_KIND", "Only a video has a still."));
  if (file.status !== "Pending") return fail(notPending(file));
  const signed = await deps.objects.signUpload(stillKeyOf(file), {
    contentType: STILL_TYPE,
    size: size.value,
  });
  return ok(signed);
});
