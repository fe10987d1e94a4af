import { LIMITS } from "@callboard/catalog/limits.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import type { MediaFile } from "#app/media-ports.ts";
import type { Deps } from "#app/ports.ts";
import { isOpenToAll } from "#domain/project/project.ts";

/** Files and the project that a feature refers to. */
export interface Links {
  readonly coverMediaId: string | null;
  readonly mediaIds: readonly string[];
  readonly projectId: string | null;
}

/**
 * Reports files that are missing or not ready, a cover that is not an image, and a project that is not visible to
 * everyone.
 */
export async function checkLinks(deps: Deps, links: Links): Promise<Result<readonly FieldFailure[]>> {
  const { coverMediaId, mediaIds, projectId } = links;
  const max = LIMITS.mediaPerProject;
  if (mediaIds.length > max)
    return ok([failing("Media", `A feature can have at most ${max} files.`, "TOO_MANY")]);
  const ids = [...new Set([...mediaIds, ...(coverMediaId === null ? [] : [coverMediaId])])];
  const files = ids.length > 0 ? await deps.upstreams.media.files(ids) : ok([]);
  if (!files.ok) return files;
  const ready = new Map(files.value.filter(({ isReady }) => isReady).map((file) => [file.id, file]));
  return ok([
    ...(coverMediaId === null ? [] : checkCover(ready.get(coverMediaId))),
    ...(mediaIds.every((id) => ready.has(id)) ? [] : [failing("Media", `One of these files ${MISSING}`)]),
    ...(projectId === null ? [] : await checkProject(deps, projectId)),
  ]);
}

const MISSING = "was not found, or is still being checked.";

function failing(field: string, message: string, rule: FieldFailure["rule"] = "UNKNOWN"): FieldFailure {
  return { path: `feature.${field}`, rule, message };
}

function checkCover(cover: MediaFile | undefined): FieldFailure[] {
  if (!cover) return [failing("CoverMedia", `This file ${MISSING}`)];
  if (cover.contentType.startsWith("image/")) return [];
  return [failing("CoverMedia", "The cover must be an image.", "NOT_AN_IMAGE")];
}

async function checkProject(deps: Deps, projectId: string): Promise<FieldFailure[]> {
  const [project] = await deps.reads.projects([projectId]);
  if (project?.status === "Approved" && isOpenToAll(project)) return [];
  return [failing("ProjectId", "Only a project that is approved and public can be featured.")];
}
