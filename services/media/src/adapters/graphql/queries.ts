import { respondWith } from "@callboard/graphql/respond.ts";
import { readKey } from "@callboard/kit/record-key.ts";
import { listUploadParts } from "#app/list-upload-parts.ts";
import type { Deps } from "#app/ports.ts";
import { readFile } from "#app/read-files.ts";
import type { QueryResolvers } from "#gen/graphql.ts";
import { toMediaItem, toUploadPart, type SignDownload } from "./wire.ts";

export function createQueries(deps: Deps, sign: SignDownload): QueryResolvers {
  return {
    getMediaItem: (_parent, { key }, { actor, files }) =>
      respondWith(readFile(files, actor, readKey("media", key, "key")), (file) => toMediaItem(file, sign)),
    listUploadParts: (_parent, { key }, { actor }) =>
      respondWith(listUploadParts(deps, actor, readKey("media", key, "key")), (parts) =>
        parts.map(toUploadPart),
      ),
  };
}
