import { LIMITS } from "@callboard/catalog/limits.ts";
import { invalidField, notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { aboutFile } from "#domain/events.ts";
import { baseName, MAX_FILE_NAME, mayManage, type MediaFile } from "#domain/file.ts";
import { removeBytes } from "./abort-upload.ts";
import type { Deps } from "./ports.ts";
import { viewerOf } from "./read-files.ts";
import { MAX_ALT_TEXT } from "./upload-input.ts";

const description = z.object({
  FileName: z.string().transform(baseName).pipe(fields.line(MAX_FILE_NAME)).optional(),
  AltText: fields.optionalParagraph(MAX_ALT_TEXT).optional(),
});

export interface DescribeInput {
  readonly id: string;
  readonly media: {
    readonly FileName?: string | null | undefined;
    readonly AltText?: string | null | undefined;
  };
}

/** Whoever manages it: changes a file's name or its alternative text. */
export const describeFile = forMembers<Deps, DescribeInput, MediaFile>(
  null,
  async (deps, caller, { id, media }) =>
    deps.transaction(async (unit): Promise<Result<MediaFile>> => {
      const file = await unit.lockFile(id);
      if (!file || file.status === "Deleted" || !mayManage(file, viewerOf(caller)))
        return fail(notFound("file"));
      const { FileName, AltText } = media;
      const sent = {
        ...(FileName === undefined || FileName === null ? {} : { FileName }),
        ...(AltText === undefined ? {} : { AltText }),
      };
      const read = validate(description, sent, "media");
      if (!read.ok) return read;
      const { FileName: fileName = file.fileName, AltText: altText = file.altText } = read.value;
      if (fileName === file.fileName && altText === file.altText) return ok(file);
      const changed: MediaFile = { ...file, fileName, altText, version: file.version + 1 };
      await unit.saveFile(changed);
      return ok(changed);
    }),
);

/** The result for one file of a call. */
export interface FileOutcome {
  readonly id: string;
  readonly done: boolean;
}

/** Puts files into this order; files that the caller may not manage are skipped. Idempotent. */
export const orderFiles = forMembers<Deps, readonly string[], readonly FileOutcome[]>(
  null,
  async (deps, caller, ids) => {
    if (ids.length === 0) return fail(invalidField("keys", "REQUIRED", "Name at least one file."));
    if (ids.length > LIMITS.mediaPerCall)
      return fail(invalidField("keys", "TOO_MANY", `Name at most ${LIMITS.mediaPerCall} files.`));
    return deps.transaction(async (unit): Promise<Result<readonly FileOutcome[]>> => {
      const placed = new Set(await unit.placeFiles([...new Set(ids)], viewerOf(caller)));
      if (placed.size === 0) return fail(notFound("file"));
      return ok(ids.map((id) => ({ id, done: placed.has(id) })));
    });
  },
);

/**
 * Whoever manages it: deletes a file. It disappears everywhere at once, and its bytes are removed.
 * Repeating succeeds.
 */
export const deleteFile = forMembers<Deps, string, null>(null, async (deps, caller, id) => {
  const deleted = await deps.transaction<MediaFile>(async (unit) => {
    const file = await unit.lockFile(id);
    if (!file || !mayManage(file, viewerOf(caller))) return fail(notFound("file"));
    if (file.status === "Deleted") return ok(file);
    const gone: MediaFile = { ...file, status: "Deleted", version: file.version + 1 };
    await unit.saveFile(gone);
    await unit.addEvents(caller, [{ kind: "MediaDeleted", ...aboutFile(gone) }]);
    return ok(gone);
  });
  if (!deleted.ok) return deleted;
  // If the store is unavailable now, the hourly purge removes the bytes.
  await removeBytes(deps, deleted.value).catch(() => undefined);
  return ok(null);
});
