import type { ServiceClient } from "@callboard/kit/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import type { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import type { TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import type { Neighbours } from "#app/ports.ts";

type ClientOf<Service> = Service extends { readonly method: infer Methods } ? Methods : never;

export type NeighbourClients = {
  readonly talent: ServiceClient<ClientOf<typeof TalentService>>;
  readonly casting: ServiceClient<ClientOf<typeof CastingService>>;
  readonly media: ServiceClient<ClientOf<typeof MediaService>>;
};

/** The other services, over gRPC. Calls carry the caller's token, so each decides for itself. */
export function createNeighbours({ talent, casting, media }: NeighbourClients): Neighbours {
  return {
    writeProfileField: async (userId, field, value) =>
      map(await talent.writeProfileField({ userId, field, value }), () => undefined),
    submitters: async (companyId, userIds) =>
      map(
        await casting.listSubmitters({ companyId, userIds: [...userIds] }),
        (answer) => new Set(answer.userIds),
      ),
    headshotFile: async (mediaId) =>
      map(await media.batchGetFiles({ ids: [mediaId] }), ({ files }) => {
        const file = files.find(({ id }) => id === mediaId);
        if (file === undefined) return null;
        return { ownerId: file.ownerId, status: file.status, contentType: file.contentType };
      }),
  };
}
