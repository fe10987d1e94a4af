import type { Actor } from "@callboard/kit/actor.ts";
import { conflict, invalidField, notFound, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { aboutFile } from "#domain/events.ts";
import {
  mayBeFilm,
  mayManage,
  partedUploadOf,
  partsOfFile,
  refuseBytes,
  stillKeyOf,
  type MediaFile,
} from "#domain/file.ts";
import { refusalInWords, type RejectReason } from "#domain/refusals.ts";
import type { Blank } from "@callboard/catalog/files/film-facts.ts";
import { isImage, type FileKind } from "@callboard/catalog/files/file-kinds.ts";
import { findUpload } from "./find-upload.ts";
import type { Deps, Made } from "./ports.ts";
import { viewerOf } from "./read-files.ts";

function refused({ purpose, rejectReason }: MediaFile): Failure {
  const { rule, sentence } = refusalInWords(purpose, rejectReason ?? "FILE_KIND");
  return invalidField("key", rule, sentence);
}

const notUploaded = (): Failure =>
  conflict("NOT_UPLOADED", "The upload isn't finished yet. Choose the file again to resume it.");

/**
 * The uploader, a colleague or an admin: joins parts, checks the bytes that arrived, makes the renditions and
 * publishes the file. The content decides, whatever was declared; what is refused stays so: `VALIDATION` on `key` with
 * the reason. Repeating returns the same.
 */
export const completeUpload = forMembers<Deps, string, MediaFile>(null, async (deps, caller, id) => {
  const found = await findUpload(deps, caller, id);
  if (!found.ok) return found;
  const joined = await joinParts(deps, found.value);
  if (!joined.ok) return joined;
  const isThere =
    found.value.status !== "Pending" || (await deps.objects.inspect(found.value.contentKey)) !== null;
  const begun = await deps.transaction<MediaFile>(async (unit) => {
    const file = await unit.lockFile(id);
    if (!file || !mayManage(file, viewerOf(caller)) || file.status === "Deleted")
      return fail(notFound("file"));
    if (file.status === "Rejected") return fail(refused(file));
    if (file.status === "Ready" || file.status === "Scanning") return ok(file);
    if (!isThere) return fail(notUploaded());
    const scanning: MediaFile = { ...file, status: "Scanning", version: file.version + 1 };
    await unit.saveFile(scanning);
    await unit.addEvents(caller, [{ kind: "MediaUploaded", ...aboutFile(scanning) }]);
    return ok(scanning);
  });
  if (!begun.ok || begun.value.status === "Ready") return begun;
  return settle(deps, caller, begun.value);
});

/**
 * Joins the parts of a Pending upload into one object, outside a transaction because the time grows with the file.
 * Parts joined before a crash are detected.
 */
async function joinParts(deps: Deps, file: MediaFile): Promise<Result<null>> {
  const upload = partedUploadOf(file);
  if (!upload || file.status !== "Pending") return ok(null);
  const announced = { contentType: file.declaredType, size: file.declaredSize };
  const joined = await deps.objects.parts.complete(upload, announced, partsOfFile(file));
  return joined ? ok(null) : fail(notUploaded());
}

/** Checks the bytes outside a transaction, because decoding takes seconds, and records the outcome. */
async function settle(deps: Deps, actor: Actor, file: MediaFile): Promise<Result<MediaFile>> {
  const made = await decide(deps, file);
  const settled = await deps.transaction<MediaFile>(async (unit) => {
    const current = await unit.lockFile(file.id);
    if (!current) return fail(notFound("file"));
    if (current.status !== "Scanning") return ok(current);
    const version = current.version + 1;
    if (made.ok) {
      const ready: MediaFile = { ...current, ...made.value, status: "Ready", version };
      await unit.saveFile(ready);
      await unit.addEvents(actor, [{ kind: "MediaReady", arrivedAt: ready.arrivedAt, ...aboutFile(ready) }]);
      return ok(ready);
    }
    const rejected: MediaFile = { ...current, status: "Rejected", rejectReason: made.failure, version };
    await unit.saveFile(rejected);
    await unit.addEvents(actor, [{ kind: "MediaRejected", reason: made.failure, ...aboutFile(rejected) }]);
    return ok(rejected);
  });
  if (!settled.ok) return settled;
  const kept = settled.value.status === "Ready" ? settled.value.contentKey : null;
  const others = [
    file.contentKey,
    ...(made.ok ? [made.value.contentKey] : []),
    ...(mayBeFilm(file) ? [stillKeyOf(file)] : []),
  ].filter((key) => key !== kept);
  // Leftovers in an unavailable store only cost space.
  await deps.objects.remove(others).catch(() => undefined);
  return settled.value.status === "Rejected" ? fail(refused(settled.value)) : settled;
}

/**
 * Whether a file may be kept, and what is made of it. What tells where and with what a film was made is removed from what
 * is kept, whoever sent it.
 */
async function decide(deps: Deps, file: MediaFile): Promise<Result<Made, RejectReason>> {
  const found = await findKind(deps, file, file.contentKey);
  // Images are re-encoded, and no one has a link to joined parts; other bytes could still be replaced with their
  // link.
  if (!found.ok) return found;
  if (isImage(found.value.kind) || file.parts) return keep(deps, file, found.value);
  const contentKey = `content/${deps.newId()}`;
  await deps.objects.copy(file.contentKey, contentKey);
  const copied = await findKind(deps, file, contentKey);
  if (copied.ok) return keep(deps, { ...file, contentKey }, copied.value);
  await deps.objects.remove([contentKey]);
  return copied;
}

interface Found {
  readonly kind: FileKind;
  readonly private: readonly Blank[];
}

async function keep(deps: Deps, file: MediaFile, found: Found): Promise<Result<Made, RejectReason>> {
  if (found.private.length > 0) await deps.objects.blank(file.contentKey, found.private);
  return deps.renditions.make(file, found.kind);
}

/** What an object is, if the file may be that. */
async function findKind(
  { objects }: Deps,
  file: MediaFile,
  key: string,
): Promise<Result<Found, RejectReason>> {
  const found = await objects.inspect(key);
  if (!found) return fail("FILE_BROKEN");
  const reason = refuseBytes(file, found);
  return reason === null && found.contentType !== null
    ? ok({ kind: found.contentType, private: found.film?.private ?? [] })
    : fail(reason ?? "FILE_KIND");
}
