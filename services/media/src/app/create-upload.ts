import { limitReached } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { storedResponse, type KeyedCall } from "@callboard/kit/unit-of-work.ts";
import { validate } from "@callboard/kit/validate.ts";
import {
  MAX_PENDING_UPLOADS,
  partedUploadOf,
  partsOfFile,
  type MediaFile,
  type UploadDeclaration,
} from "#domain/file.ts";
import { PART_BYTES } from "#domain/parts.ts";
import { uploadGone } from "./find-upload.ts";
import type { Deps, SignedLink } from "./ports.ts";
import { uploadInput } from "./upload-input.ts";

export interface Ticket {
  readonly id: string;
  readonly uploadUrl: string;
  readonly contentType: string;
  readonly expiresAt: Date;
  /** Bytes of each part but the last, if the file is sent in parts; null: in one piece. */
  readonly partBytes: number | null;
}

/**
 * Any member: checks the declaration and returns a signed link; for a large file begins an upload in parts. The same
 * ClientKey returns the same file; `CONFLICT` `UPLOAD_GONE` if that upload was aborted. `LIMIT` for uploads per hour,
 * and for pending uploads.
 */
export const createUpload = forMembers<Deps, unknown, Ticket>(null, async (deps, caller, input) => {
  const declared = validate(uploadInput, input, "file");
  if (!declared.ok) return declared;
  const { clientKey, ...declaration } = declared.value;
  const call: KeyedCall = { actor: caller, operation: "createUpload", key: clientKey, body: input };
  // Attachments belong to their sender; colleagues have no access to them.
  const companyId = declaration.purpose === "Attachment" ? null : caller.organisationId;
  const owner = { ownerId: caller.userId, companyId };
  const stored = await storedResponse<string>(deps.transaction, call);
  const made = stored ?? (await beginUpload(deps, call, newFile(deps.newId(), declaration, owner)));
  if (!made.ok) return made;
  const [file] = await deps.reads.files([made.value]);
  if (!file || file.status === "Deleted") return fail(uploadGone());
  const signed = await firstLink(deps, file);
  return ok({
    id: file.id,
    uploadUrl: signed.url,
    contentType: declaration.contentType,
    expiresAt: signed.expiresAt,
    partBytes: file.parts?.partBytes ?? null,
  });
});

/** The link for the bytes or, for a file in parts, for its first part: the joined object must not be replaceable. */
async function firstLink({ objects }: Deps, file: MediaFile): Promise<SignedLink> {
  const [upload, [first]] = [partedUploadOf(file), partsOfFile(file)];
  if (upload && first) return objects.parts.sign(upload, first);
  return objects.signUpload(file.contentKey, { contentType: file.declaredType, size: file.declaredSize });
}

/**
 * The upload in parts begins before the transaction; of two calls with the same ClientKey one aborts its own. If a
 * process dies in between, the purge removes the leftovers.
 */
async function beginUpload(deps: Deps, call: KeyedCall, started: MediaFile): Promise<Result<string>> {
  const within = await deps.uploadQuota(started.ownerId);
  if (!within.ok) return within;
  const parts = started.declaredSize > PART_BYTES ? await beginParts(deps, started) : null;
  const file = { ...started, parts };
  const made = await deps.transaction((unit) =>
    unit.once(call, async () => {
      if ((await unit.countPending(file.ownerId)) >= MAX_PENDING_UPLOADS)
        return fail(limitReached("PENDING_UPLOADS", MAX_PENDING_UPLOADS));
      await unit.insertFile(file);
      return ok(file.id);
    }),
  );
  const upload = partedUploadOf(file);
  if (upload && (!made.ok || made.value !== file.id)) await deps.objects.parts.abort(upload);
  return made;
}

async function beginParts({ objects }: Deps, file: MediaFile): Promise<MediaFile["parts"]> {
  const announced = { contentType: file.declaredType, size: file.declaredSize };
  const uploadId = await objects.parts.begin(file.contentKey, announced, PART_BYTES);
  return { uploadId, partBytes: PART_BYTES };
}

function newFile(
  id: string,
  { fileName, contentType, size, purpose, altText }: UploadDeclaration,
  owner: Pick<MediaFile, "ownerId" | "companyId">,
): MediaFile {
  return {
    id,
    ...owner,
    purpose,
    status: "Pending",
    fileName,
    declaredType: contentType,
    declaredSize: size,
    contentType: null,
    size: null,
    width: null,
    height: null,
    altText,
    place: 0,
    contentKey: `uploads/${id}`,
    thumbnailKey: null,
    smallKey: null,
    rejectReason: null,
    parts: null,
    arrivedAt: null,
    version: 1,
  };
}
