import { map } from "@callboard/kit/result.ts";
import type { ServiceClient } from "@callboard/grpc/client.ts";
import type { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import type { Media } from "#app/ports.ts";

type Methods = (typeof MediaService)["method"];

/** What projects asks of media. */
export function createMedia(client: ServiceClient<Methods>): Media {
  return {
    files: async (ids) =>
      map(await client.batchGetFiles({ ids: [...ids] }), ({ files }) =>
        files.map((file) => ({
          id: file.id,
          companyId: file.companyId === "" ? null : file.companyId,
          isReady: file.status === "Ready",
        })),
      ),
  };
}
