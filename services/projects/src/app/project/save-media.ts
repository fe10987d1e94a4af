import { LIMITS } from "@callboard/catalog/limits.ts";
import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { conflict, invalidField, limitReached, type Failure } from "@callboard/kit/failure.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { checkEdit, lockForChange } from "#app/open-project.ts";
import type { Deps, MediaFile, UnitOfWork } from "#app/ports.ts";
import { transactionWithCalls } from "#app/transaction-with-calls.ts";
import { ADMINS, PRODUCERS } from "#domain/policy.ts";
import { changed, type Project } from "#domain/project/project.ts";

const PATH = "media.Media";

export interface SaveMedia {
  readonly projectId: string;
  readonly mediaIds: readonly string[];
}

/**
 * Replaces the list of posters and photos. Every file must be one of the company's own and Ready (CONFLICT
 * MEDIA_NOT_READY); LIMIT at 30. The same list again changes nothing.
 */
export const saveMedia = forMembers<Deps, SaveMedia, Project>(PRODUCERS, (deps, member, input) => {
  const mediaIds = [...new Set(input.mediaIds)];
  let files: readonly MediaFile[] = [];
  const readFiles = async (): Promise<Result<void>> =>
    map(await deps.upstreams.media.files(mediaIds), (found) => {
      files = found;
    });
  return transactionWithCalls(deps, async (unit, requireCall) => {
    const project = await lockForChange(unit, member, input.projectId);
    if (!project.ok) return project;
    if (mediaIds.length > LIMITS.mediaPerProject)
      return fail(limitReached("MEDIA_PER_PROJECT", LIMITS.mediaPerProject));
    const read = mediaIds.length === 0 ? ok() : requireCall({ key: "files", send: readFiles });
    if (!read.ok) return read;
    const usable = checkFiles(files, { member, companyId: project.value.companyId, mediaIds });
    if (!usable.ok && usable.failure.code !== "CONFLICT") return usable;
    const editable = checkEdit(deps, project.value, []);
    if (!editable.ok) return editable;
    if (!usable.ok) return usable;
    return project.value.mediaIds.join() === mediaIds.join()
      ? project
      : write(unit, member, { project: project.value, mediaIds });
  });
});

async function write(
  unit: UnitOfWork,
  member: Member,
  { project, mediaIds }: { readonly project: Project; readonly mediaIds: readonly string[] },
): Promise<Result<Project>> {
  const saved = changed(project, { mediaIds });
  await unit.saveProject(saved);
  const releasedMediaIds = project.mediaIds.filter((id) => !mediaIds.includes(id));
  const { id: projectId, companyId, version } = saved;
  await unit.addEvents(member, [
    { kind: "ProjectMediaChanged", projectId, companyId, version, mediaIds, releasedMediaIds },
  ]);
  return ok(saved);
}

function checkFiles(
  files: readonly MediaFile[],
  list: { readonly member: Member; readonly companyId: string; readonly mediaIds: readonly string[] },
): Result<void> {
  const isAnyones = hasRole(list.member, ...ADMINS);
  const own = files.filter((file) => isAnyones || file.companyId === list.companyId);
  if (own.length < list.mediaIds.length) return fail(unknownFile());
  if (own.some((file) => !file.isReady))
    return fail(conflict("MEDIA_NOT_READY", "A file is still being checked. Try again in a moment."));
  return ok();
}

function unknownFile(): Failure {
  return invalidField(PATH, "UNKNOWN", "One of these files doesn't belong to your company.");
}
