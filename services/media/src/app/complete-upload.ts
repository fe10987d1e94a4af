import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { conflict, invalidField, notFound, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { mayManage, refuseBytes, type MediaFile, type RejectReason } from "#domain/file.ts";
import type { Deps, Made } from "./ports.ts";
import { viewerOf } from "./read-files.ts";

const WORDS: Record<RejectReason, string> = {
  FILE_KIND: "The content of this file is not of an accepted kind.",
  FILE_SIZE: "This file is too large.",
  FILE_PIXELS: "This image has too many pixels.",
  FILE_BROKEN: "This file cannot be read.",
};

const refused = (reason: RejectReason): Failure => invalidField("key", reason, WORDS[reason]);

/**
 * The uploader, a colleague or an admin: checks the bytes that arrived, makes the renditions and shows the file.
 * Bytes of another kind than declared are refused for good: VALIDATION on `key` with the reason. Repeating answers
 * the same.
 */
export async function completeUpload(deps: Deps, actor: Actor, id: string): Promise<Result<MediaFile>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const begun = await deps.transaction<MediaFile>(async (files) => {
    const file = await files.lock(id);
    if (!file || !mayManage(file, viewerOf(actor))) return fail(notFound("file"));
    if (file.status === "Rejected") return fail(refused(file.rejectReason ?? "FILE_KIND"));
    if (file.status === "Ready" || file.status === "Scanning") return ok(file);
    const found = await deps.objects.inspect(file.contentKey);
    if (!found) return fail(conflict("NOT_UPLOADED", "The bytes of this file have not arrived yet."));
    const scanning: MediaFile = { ...file, status: "Scanning", version: file.version + 1 };
    await files.save(scanning, { kind: "uploaded" }, actor);
    return ok(scanning);
  });
  if (!begun.ok || begun.value.status === "Ready") return begun;
  return settle(deps, actor, begun.value);
}

/** Decides on the bytes outside of a transaction, since decoding takes seconds, and records the decision. */
async function settle(deps: Deps, actor: Actor, file: MediaFile): Promise<Result<MediaFile>> {
  const made = await decide(deps, file);
  return deps
    .transaction<MediaFile>(async (files) => {
      const current = await files.lock(file.id);
      if (!current) return fail(notFound("file"));
      if (current.status !== "Scanning") return ok(current);
      const version = current.version + 1;
      if (made.ok) {
        const ready: MediaFile = { ...current, ...made.value, status: "Ready", version };
        await files.save(ready, { kind: "ready" }, actor);
        return ok(ready);
      }
      const rejected: MediaFile = { ...current, status: "Rejected", rejectReason: made.failure, version };
      await files.save(rejected, { kind: "rejected", reason: made.failure }, actor);
      return ok(rejected);
    })
    .then((settled) =>
      settled.ok && settled.value.status === "Rejected"
        ? fail(refused(settled.value.rejectReason ?? "FILE_KIND"))
        : settled,
    );
}

async function decide(deps: Deps, file: MediaFile): Promise<Result<Made, RejectReason>> {
  const found = await deps.objects.inspect(file.contentKey);
  if (!found) return fail("FILE_BROKEN");
  const reason = refuseBytes(file, found);
  if (reason !== null || found.contentType === null) return fail(reason ?? "FILE_KIND");
  return deps.renditions.make(file, found.contentType);
}
