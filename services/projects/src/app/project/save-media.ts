import { LIMITS } from "@callboard/catalog/limits.ts";
import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { hasRole, type Actor } from "@callboard/kit/actor.ts";
import { conflict, invalidField, limitReached, type Failure } from "@callboard/kit/failure.ts";
import { parseKey } from "@callboard/kit/record-key.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { ADMINS } from "#domain/policy.ts";
import { changed, type Project } from "#domain/project/project.ts";
import { allKeys, checkEdit, lockForChange, producerAndProject } from "#app/open-project.ts";
import type { Deps, MediaFile } from "#app/ports.ts";
import { transactionWithCalls } from "#app/transaction-with-calls.ts";

const PATH = "media.Media";

export interface SaveMedia {
  readonly projectKey: string;
  readonly keys: readonly string[];
}

/**
 * Replaces the list of posters and photos. Every file must be one of the company's own and Ready (CONFLICT
 * MEDIA_NOT_READY); LIMIT at 30. The same list again changes nothing.
 */
export async function saveMedia(deps: Deps, actor: Actor, input: SaveMedia): Promise<Result<Project>> {
  const known = producerAndProject(actor, { value: input.projectKey, path: "media.PK" });
  if (!known.ok) return known;
  const keys = allKeys(input.keys.map((key) => parseKey(KEY_PREFIXES.media, key, PATH)));
  if (!keys.ok) return keys;
  const mediaIds = [...new Set(keys.value)];
  let files: readonly MediaFile[] = [];
  const readFiles = async (): Promise<Result<void>> =>
    map(await deps.media.files(mediaIds), (found) => {
      files = found;
    });
  return transactionWithCalls(deps, async (unit, requireCall) => {
    const project = await lockForChange(unit, actor, known.value.id);
    if (!project.ok) return project;
    if (mediaIds.length > LIMITS.mediaPerProject)
      return fail(limitReached("MEDIA_PER_PROJECT", LIMITS.mediaPerProject));
    const read = mediaIds.length === 0 ? ok() : requireCall({ key: "files", send: readFiles });
    if (!read.ok) return read;
    const usable = checkFiles(files, { actor, companyId: project.value.companyId, mediaIds });
    if (!usable.ok && usable.failure.code !== "CONFLICT") return usable;
    const editable = checkEdit(deps, project.value, []);
    if (!editable.ok) return editable;
    if (!usable.ok) return usable;
    const before = project.value.mediaIds;
    if (before.join() === mediaIds.join()) return project;
    const saved = changed(project.value, { mediaIds });
    await unit.saveProject(saved);
    const releasedMediaIds = before.filter((id) => !mediaIds.includes(id));
    const { id: projectId, companyId, version } = saved;
    await unit.addEvents(actor, [
      { kind: "ProjectMediaChanged", projectId, companyId, version, mediaIds, releasedMediaIds },
    ]);
    return ok(saved);
  });
}

function checkFiles(
  files: readonly MediaFile[],
  list: { readonly actor: Actor; readonly companyId: string; readonly mediaIds: readonly string[] },
): Result<void> {
  const isAnyones = hasRole(list.actor, ...ADMINS);
  const own = files.filter((file) => isAnyones || file.companyId === list.companyId);
  if (own.length < list.mediaIds.length) return fail(unknownFile());
  if (own.some((file) => !file.isReady))
    return fail(conflict("MEDIA_NOT_READY", "A file is still being looked at."));
  return ok();
}

function unknownFile(): Failure {
  return invalidField(PATH, "UNKNOWN", "Media has a file that your company does not have.");
}
