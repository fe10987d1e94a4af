import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import type { Upstreams } from "#app/ports.ts";

type Methods = (typeof MediaService)["method"];

/** Media: uploaded files. */
export function createMedia(client: ServiceClient<Methods>): Pick<Upstreams, "batchGetFiles"> {
  return {
    batchGetFiles: async (ids) =>
      map(
        await client.batchGetFiles({ ids: [...ids] }),
        ({ files }) => new Map(files.map(({ id, ownerId, status }) => [id, { ownerId, status }])),
      ),
  };
}
