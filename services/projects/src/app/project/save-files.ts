import { LIMITS } from "@callboard/catalog/limits.ts";
import type { LimitRule } from "@callboard/catalog/failure-rules.ts";
import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { conflict, invalidField, limitReached } from "@callboard/kit/failure.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { MediaFile } from "#app/media-ports.ts";
import { checkEdit, lockForChange } from "#app/open-project.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { transactionWithCalls } from "#app/transaction-with-calls.ts";
import { isDocument } from "#domain/files.ts";
import { ADMINS, PRODUCERS } from "#domain/policy.ts";
import { checkVersion } from "#domain/project/project-status.ts";
import { changed, type Project } from "#domain/project/project.ts";

/** One of a project's two file lists. */
interface FileList {
  readonly field: "mediaIds" | "supportingDocIds";
  readonly path: string;
  readonly max: number;
  readonly limit: LimitRule;
  readonly event: "ProjectMediaChanged" | "ProjectDocsChanged";
  accepts(file: MediaFile): boolean;
}

const MEDIA: FileList = {
  field: "mediaIds",
  path: "media.Media",
  max: LIMITS.mediaPerProject,
  limit: "MEDIA_PER_PROJECT",
  event: "ProjectMediaChanged",
  accepts: () => true,
};
const DOCUMENTS: FileList = {
  field: "supportingDocIds",
  path: "media.SupportingDocs",
  max: LIMITS.documentsPerProject,
  limit: "DOCUMENTS_PER_PROJECT",
  event: "ProjectDocsChanged",
  accepts: ({ contentType, isReady }) => !isReady || isDocument(contentType),
};

export interface SaveFiles {
  readonly projectId: string;
  readonly mediaIds: readonly string[];
  /** The version of the project that the caller read the list with. */
  readonly version: number | null;
}

/**
 * Replaces the list of posters and photos. Files must belong to the company and be Ready (CONFLICT MEDIA_NOT_READY);
 * LIMIT at 30. CONFLICT STALE if the project has changed since the caller saw it, so that a list without someone else's
 * file does not replace one with it. Saving the same list changes nothing, whatever the version.
 */
export const saveMedia = saving(MEDIA);

/** The same for sides, scripts and other documents: PDF files and images; LIMIT at 20. */
export const saveDocuments = saving(DOCUMENTS);

function saving(list: FileList) {
  return forMembers<Deps, SaveFiles, Project>(PRODUCERS, (deps, member, input) => {
    const mediaIds = [...new Set(input.mediaIds)];
    let files: readonly MediaFile[] = [];
    const readFiles = async (): Promise<Result<void>> =>
      map(await deps.upstreams.media.files(mediaIds), (found) => {
        files = found;
      });
    return transactionWithCalls(deps, async (unit, requireCall) => {
      const project = await lockForChange(unit, member, input.projectId);
      if (!project.ok) return project;
      const isSame = project.value[list.field].join() === mediaIds.join();
      // Before the files: an outdated list may name one that no longer exists, and the caller needs to know the reason.
      const current = isSame ? ok() : checkVersion(project.value.version, input.version);
      if (!current.ok) return current;
      if (mediaIds.length > list.max) return fail(limitReached(list.limit, list.max));
      const read = mediaIds.length === 0 ? ok() : requireCall({ key: "files", send: readFiles });
      if (!read.ok) return read;
      const usable = checkFiles(list, files, { member, companyId: project.value.companyId, mediaIds });
      if (!usable.ok && usable.failure.code !== "CONFLICT") return usable;
      const editable = checkEdit(deps, project.value, []);
      if (!editable.ok) return editable;
      if (!usable.ok) return usable;
      return isSame ? project : write(unit, member, { list, project: project.value, mediaIds });
    });
  });
}

interface Write {
  readonly list: FileList;
  readonly project: Project;
  readonly mediaIds: readonly string[];
}

async function write(
  unit: UnitOfWork,
  member: Member,
  { list, project, mediaIds }: Write,
): Promise<Result<Project>> {
  const saved = changed(project, { [list.field]: mediaIds });
  await unit.saveProject(saved);
  const releasedMediaIds = project[list.field].filter((id) => !mediaIds.includes(id));
  const { id: projectId, companyId, version } = saved;
  await unit.addEvents(member, [
    { kind: list.event, projectId, companyId, version, mediaIds, releasedMediaIds },
  ]);
  return ok(saved);
}

function checkFiles(
  { path, accepts }: FileList,
  files: readonly MediaFile[],
  named: { readonly member: Member; readonly companyId: string; readonly mediaIds: readonly string[] },
): Result<void> {
  const isAnyones = hasRole(named.member, ...ADMINS);
  const own = files.filter((file) => isAnyones || file.companyId === named.companyId);
  if (own.length < named.mediaIds.length)
    return fail(invalidField(path, "UNKNOWN", "One of these files doesn't belong to your company."));
  if (!own.every(accepts)) return fail(invalidField(path, "FILE_KIND", "Documents are PDF files or images."));
  if (own.some((file) => !file.isReady))
    return fail(conflict("MEDIA_NOT_READY", "A file is still being checked. Try again in a moment."));
  return ok();
}
