import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import type { Upstreams } from "#app/ports.ts";
import { AS_MESSAGING } from "./as-messaging.ts";

type Methods = (typeof MediaService)["method"];

/** Reads the files in messages. */
export function createMedia(
  client: ServiceClient<Methods>,
): Pick<Upstreams, "batchGetFiles" | "batchSignAttachments"> {
  return {
    batchGetFiles: async (ids) =>
      map(
        await client.batchGetFiles({ ids: [...ids] }, AS_MESSAGING),
        ({ files }) =>
          new Map(
            files.map(({ id, ownerId, status, purpose, fileName, contentType, size }) => [
              id,
              { id, ownerId, status, purpose, fileName, contentType, size: Number(size) },
            ]),
          ),
      ),
    batchSignAttachments: async (ids) =>
      map(
        await client.batchSignAttachments({ ids: [...ids] }, AS_MESSAGING),
        ({ attachments }) =>
          new Map(
            attachments.map(({ id, contentUrl, thumbnailUrl }) => [
              id,
              { content: contentUrl, thumbnail: thumbnailUrl === "" ? null : thumbnailUrl },
            ]),
          ),
      ),
  };
}
