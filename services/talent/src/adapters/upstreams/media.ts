import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import type { Upstreams } from "#app/ports.ts";

type Methods = (typeof MediaService)["method"];

/** Media: uploaded files. */
export function createMedia(
  client: ServiceClient<Methods>,
): Pick<Upstreams, "batchGetFiles" | "signDocuments"> {
  return {
    // Called as the talent service, which has already decided who may read: media itself shows a document only to its
    // owner.
    signDocuments: async (ids) =>
      map(
        await client.batchSignAttachments({ ids: [...ids] }, { asSystem: true }),
        ({ attachments }) =>
          new Map(
            attachments.map(({ id, contentUrl, file }) => [
              id,
              { id, contentUrl, fileName: file?.fileName ?? "" },
            ]),
          ),
      ),
    batchGetFiles: async (ids) =>
      map(
        await client.batchGetFiles({ ids: [...ids] }),
        ({ files }) => new Map(files.map(({ id, ownerId, status }) => [id, { ownerId, status }])),
      ),
  };
}
