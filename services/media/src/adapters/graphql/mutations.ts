import { respondWith } from "@callboard/graphql/respond.ts";
import { readKey } from "@callboard/kit/record-key.ts";
import { map, ok } from "@callboard/kit/result.ts";
import { abortUpload } from "#app/abort-upload.ts";
import { completeUpload } from "#app/complete-upload.ts";
import { createUpload } from "#app/create-upload.ts";
import type { Deps } from "#app/ports.ts";
import { signUploadPart } from "#app/sign-upload-part.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import { toMediaItem, toUploadPartLink, toUploadTicket, type SignDownload } from "./wire.ts";

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
    completeUpload: (_parent, { key }, { actor }) =>
      respondWith(completeUpload(deps, actor, readKey("media", key, "key")), (file) =>
        toMediaItem(file, sign),
      ),
    abortUpload: (_parent, { key }, { actor }) =>
      respondWith(abortUpload(deps, actor, readKey("media", key, "key")), () => ({ Status: "OK" })),
  };
}
