import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { readDeclaration, type MediaFile } from "#domain/file.ts";
import type { Deps } from "./ports.ts";

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
}

/** Any member: checks the declaration and answers a signed link. The same ClientKey answers the same file. */
export async function createUpload(deps: Deps, actor: Actor, input: CreateUpload): Promise<Result<Ticket>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const declared = readDeclaration(input);
  if (!declared.ok) return declared;
  const { fileName, contentType, size, purpose, altText } = declared.value;

  const call = { actor, operation: "createUpload", key: input.ClientKey ?? null, body: input };
  const made = await deps.once(call, async (files) => {
    const id = newId();
    const file: MediaFile = {
      id,
      ownerId: member.value.userId,
      companyId: member.value.organisationId,
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
      version: 1,
    };
    await files.insert(file);
    return ok(id);
  });
  if (!made.ok) return made;
  const signed = deps.objects.signUpload(`uploads/${made.value}`, { contentType, size });
  return ok({ id: made.value, uploadUrl: signed.url, contentType, expiresAt: signed.expiresAt });
}
