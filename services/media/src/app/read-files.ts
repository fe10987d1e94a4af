import { hasRole, type Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { maySee, type MediaFile, type Viewer } from "#domain/file.ts";
import type { Deps } from "./ports.ts";

/** The actor as the rules for files see it; a suspended or unregistered member sees what guests see. */
export function viewerOf(actor: Actor): Viewer {
  const active = actor.kind === "member" && actor.registered && !actor.suspended;
  return {
    userId: active ? actor.userId : null,
    companyId: active ? actor.organisationId : null,
    isAdmin: active && hasRole(actor, "Admin"),
  };
}

/** Those of the files that the caller may see, by id. One statement, whatever the number. */
export async function readFiles(
  deps: Pick<Deps, "reads">,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MediaFile>> {
  const viewer = viewerOf(actor);
  const files = await deps.reads.files(ids);
  return new Map(files.filter((file) => maySee(file, viewer)).map((file) => [file.id, file]));
}

/**
 * One file that the caller may see; `NOT_FOUND` for any other. The loader batches the files of a request into one
 * read.
 */
export const readFile = forMembers<{ load(id: string): Promise<MediaFile | null> }, string, MediaFile>(
  null,
  async (files, _caller, id) => {
    const file = await files.load(id);
    return file ? ok(file) : fail(notFound("file"));
  },
);
