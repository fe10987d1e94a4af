import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import {
  partedUploadOf,
  partsOfFile,
  readDeclaration,
  type MediaFile,
  type UploadDeclaration,
} from "#domain/file.ts";
import { PART_BYTES } from "#domain/parts.ts";
import { uploadGone } from "./find-upload.ts";
import type { Deps, KeyedWork, SignedLink } from "./ports.ts";

/** Says that no answer is kept under the ClientKey; it never leaves this file. */
const NOT_STORED = notFound("answer");

export interface CreateUpload {
  readonly FileName?: string | null | undefined;
  readonly ContentType?: string | null | undefined;
  readonly Size?: number | null | undefined;
  readonly Purpose?: string | null | undefined;
  readonly AltText?: string | null | undefined;
  readonly ClientKey?: string | null | undefined;
}

export interface Ticket {
  readonly id: string;
  readonly uploadUrl: string;
  readonly contentType: string;
  readonly expiresAt: Date;
  /** Bytes of each part but the last, where the file is sent in parts; null: in one piece. */
  readonly partBytes: number | null;
}

/**
 * Any member: checks the declaration and answers a signed link, and begins an upload in parts for a large file. The
 * same ClientKey answers the same file; CONFLICT UPLOAD_GONE when that one was given up.
 */
export async function createUpload(deps: Deps, actor: Actor, input: CreateUpload): Promise<Result<Ticket>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const declared = readDeclaration(input);
  if (!declared.ok) return declared;
  const { contentType } = declared.value;

  const call = { actor, operation: "createUpload", key: input.ClientKey ?? null, body: input };
  const owner = { ownerId: member.value.userId, companyId: member.value.organisationId };
  const stored = await deps.once(call, async () => fail(NOT_STORED));
  const made =
    stored.ok || stored.failure !== NOT_STORED
      ? stored
      : await insertFile(deps, call, newFile(newId(), declared.value, owner));
  if (!made.ok) return made;
  const [file] = await deps.read([made.value]);
  if (!file || file.status === "Deleted") return fail(uploadGone());
  const signed = await firstLink(deps, file);
  const partBytes = file.parts?.partBytes ?? null;
  return ok({ id: file.id, uploadUrl: signed.url, contentType, expiresAt: signed.expiresAt, partBytes });
}

/** Where the bytes go; of a file in parts, where its first part goes: nobody may replace what is joined. */
async function firstLink({ objects }: Deps, file: MediaFile): Promise<SignedLink> {
  const [upload, [first]] = [partedUploadOf(file), partsOfFile(file)];
  if (upload && first) return objects.parts.sign(upload, first);
  return objects.signUpload(file.contentKey, { contentType: file.declaredType, size: file.declaredSize });
}

/**
 * The upload in parts is begun before the transaction; of two calls with the same ClientKey one gives its own up. What
 * is left of a process that ends in between goes with the sweep.
 */
async function insertFile(deps: Deps, call: KeyedWork, begun: MediaFile): Promise<Result<string>> {
  const parts = begun.declaredSize > PART_BYTES ? await beginParts(deps, begun) : null;
  const file = { ...begun, parts };
  const made = await deps.once(call, async (files) => {
    await files.insert(file);
    return ok(file.id);
  });
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
    contentKey: `uploads/${id}`,
    thumbnailKey: null,
    rejectReason: null,
    parts: null,
    version: 1,
  };
}
