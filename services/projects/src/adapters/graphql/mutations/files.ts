import { respondWith } from "@callboard/graphql/respond.ts";
import { readKey } from "@callboard/kit/record-key.ts";
import { map, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { saveDocuments, saveMedia, type SaveFiles } from "#app/project/save-files.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import { OK, owned } from "./answers.ts";

interface Sent {
  readonly PK: string;
  readonly Version?: number | null | undefined;
}

/** Reads a project's key and file keys; the latter were sent at `media.<field>`. */
function readFiles({ PK, Version }: Sent, keys: readonly string[], field: string): Result<SaveFiles> {
  const read = keys.map((key) => readKey("media", key, `media.${field}`));
  const files = combineValidations(Object.fromEntries(read.entries()));
  const ids = combineValidations({
    projectId: readKey("project", PK, "media.PK"),
    mediaIds: map(files, (found) => Object.values(found)),
  });
  return map(ids, (found) => ({ ...found, version: Version ?? null }));
}

export const fileMutations: Pick<MutationResolvers, "saveProjectMedia" | "saveSupportingDocs"> = {
  saveProjectMedia: (_, { media }, { deps, actor }) =>
    owned(saveMedia(deps, actor, readFiles(media, media.Media, "Media"))),
  saveSupportingDocs: (_, { media }, { deps, actor }) =>
    respondWith(saveDocuments(deps, actor, readFiles(media, media.SupportingDocs, "SupportingDocs")), OK),
};
