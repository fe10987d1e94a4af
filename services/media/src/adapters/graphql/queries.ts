import { respondWith } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { map } from "@callboard/kit/result.ts";
import { readKey, readOptionalKey } from "@callboard/kit/record-key.ts";
import { listFiles } from "#app/list-files.ts";
import { listUploadParts } from "#app/list-upload-parts.ts";
import type { Deps } from "#app/ports.ts";
import { readFile } from "#app/read-files.ts";
import type { QueryResolvers } from "#gen/graphql.ts";
import { toMediaItem, toUploadPart, type SignDownload } from "./wire.ts";

export function createQueries(deps: Deps, sign: SignDownload): QueryResolvers {
  return {
    getMediaItem: (_parent, { key }, { actor, files }) =>
      respondWith(readFile(files, actor, readKey("media", key, "key")), (file) => toMediaItem(file, sign)),
    getMediaItems: (_parent, { criteria }, { actor }, info) => {
      const count = selects(info, "Total");
      const input = map(readOptionalKey("user", criteria?.UserId, "criteria.UserId"), (userId) => ({
        userId,
        criteria,
        count,
      }));
      return respondWith(listFiles(deps, actor, input), ({ items, counted, next }) => ({
        Results: items.map((file) => toMediaItem(file, sign)),
        Total: counted?.total ?? 0,
        After: next,
      }));
    },
    listUploadParts: (_parent, { key }, { actor }) =>
      respondWith(listUploadParts(deps, actor, readKey("media", key, "key")), (parts) =>
        parts.map(toUploadPart),
      ),
  };
}
