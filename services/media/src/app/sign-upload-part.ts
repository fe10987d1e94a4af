import { fail, ok } from "@callboard/kit/result.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { partedUploadOf, partsOfFile } from "#domain/file.ts";
import type { Part } from "#domain/parts.ts";
import { findUpload, notPending } from "./find-upload.ts";
import type { Deps, SignedLink } from "./ports.ts";

/** The most parts signed per call, because links are valid for only ten minutes. */
const MAX_PARTS_SIGNED = 20;

export type PartLink = Part & SignedLink;

interface Input {
  readonly id: string;
  readonly parts: readonly number[];
}

const numbers = z.array(z.int().min(1)).min(1).max(MAX_PARTS_SIGNED);

/** The uploader, a colleague or an admin: links for parts of a Pending upload, each for exactly its bytes. */
export const signUploadPart = forMembers<Deps, Input, readonly PartLink[]>(
  null,
  async (deps, caller, input) => {
    const found = await findUpload(deps, caller, input.id);
    if (!found.ok) return found;
    const wanted = validate(numbers, [...new Set(input.parts)], "parts");
    if (!wanted.ok) return wanted;
    const all = partsOfFile(found.value);
    const signed = all.filter(({ part }) => wanted.value.includes(part));
    const upload = partedUploadOf(found.value);
    if (signed.length < wanted.value.length || !upload)
      return fail(invalidField("parts", "RANGE", `Part numbers must be from 1 to ${all.length}.`));
    if (found.value.status !== "Pending") return fail(notPending(found.value));
    return ok(signed.map((part) => ({ ...part, ...deps.objects.parts.sign(upload, part) })));
  },
);
