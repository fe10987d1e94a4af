import { respondWith } from "@callboard/graphql/respond.ts";
import { readKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { invalid } from "@callboard/kit/failure.ts";
import { fail, map, ok } from "@callboard/kit/result.ts";
import { abortUpload } from "#app/abort-upload.ts";
import { deleteFile, describeFile, orderFiles } from "#app/change-files.ts";
import { completeUpload } from "#app/complete-upload.ts";
import { createUpload } from "#app/create-upload.ts";
import type { Deps } from "#app/ports.ts";
import { signUploadPart } from "#app/sign-upload-part.ts";
import { signUploadStill } from "#app/sign-upload-still.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import {
  toMediaItem,
  toMediaItemsStatus,
  toUploadPartLink,
  toUploadStillLink,
  toUploadTicket,
  type SignDownload,
} from "./wire.ts";

export function createMutations(deps: Deps, sign: SignDownload): MutationResolvers {
  return {
    createUpload: (_parent, { file }, { actor }) =>
      respondWith(createUpload(deps, actor, ok(file)), toUploadTicket),
    signUploadPart: (_parent, { key, parts }, { actor }) =>
      respondWith(
        signUploadPart(
          deps,
          actor,
          map(readKey("media", key, "key"), (id) => ({ id, parts })),
        ),
        (links) => links.map(toUploadPartLink),
      ),
    signUploadStill: (_parent, { key, size }, { actor }) =>
      respondWith(
        signUploadStill(
          deps,
          actor,
          map(readKey("media", key, "key"), (id) => ({ id, size })),
        ),
        toUploadStillLink,
      ),
    completeUpload: (_parent, { key }, { actor }) =>
      respondWith(completeUpload(deps, actor, readKey("media", key, "key")), (file) =>
        toMediaItem(file, sign),
      ),
    updateMediaItem: (_parent, { media }, { actor }) =>
      respondWith(
        describeFile(
          deps,
          actor,
          map(readRequiredKey("media", media.PK, "media.PK"), (id) => ({ id, media })),
        ),
        (file) => toMediaItem(file, sign),
      ),
    reorderMedia: (_parent, { keys }, { actor }) => {
      const ids = keys.map((key, place) => readKey("media", key, `keys.${place}`));
      const failing = ids.flatMap((id) => (id.ok ? [] : (id.failure.fields ?? [])));
      const read =
        failing.length > 0 ? fail(invalid(failing)) : ok(ids.flatMap((id) => (id.ok ? [id.value] : [])));
      return respondWith(orderFiles(deps, actor, read), toMediaItemsStatus);
    },
    deleteMedia: (_parent, { key }, { actor }) =>
      respondWith(deleteFile(deps, actor, readKey("media", key, "key")), () => ({ Status: "OK" })),
    abortUpload: (_parent, { key }, { actor }) =>
      respondWith(abortUpload(deps, actor, readKey("media", key, "key")), () => ({ Status: "OK" })),
  };
}
