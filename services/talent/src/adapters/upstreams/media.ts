import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { MediaService, SignedAttachment } from "@callboard/proto/media/v1/service_pb.ts";
import type { SignedFile, Upstreams } from "#app/ports.ts";

type Methods = (typeof MediaService)["method"];

/** Media: uploaded files. */
export function createMedia(client: ServiceClient<Methods>): Pick<Upstreams, "batchGetFiles" | "signFiles"> {
  return {
    // Called as the talent service, which has already decided who may read: media itself shows a document only to its
    // owner, and a headshot or reel only to members.
    signFiles: async (ids) =>
      map(
        await client.batchSignAttachments({ ids: [...ids] }, { asSystem: true }),
        ({ attachments }) => new Map(attachments.flatMap(withFile)),
      ),
    batchGetFiles: async (ids) =>
      map(
        await client.batchGetFiles({ ids: [...ids] }),
        ({ files }) => new Map(files.map(({ id, ownerId, status }) => [id, { ownerId, status }])),
      ),
  };
}

/** A file with its links; none without the file itself. */
function withFile({ id, contentUrl, thumbnailUrl, file }: SignedAttachment): Array<[string, SignedFile]> {
  if (!file) return [];
  const { purpose, fileName, contentType, altText, width, height } = file;
  return [[id, { id, contentUrl, thumbnailUrl, purpose, fileName, contentType, altText, width, height }]];
}
