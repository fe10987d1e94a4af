import type { ServiceClient } from "@callboard/kit/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import type { Upstreams } from "#app/ports.ts";
import { AS_MESSAGING } from "./as-messaging.ts";

type Methods = (typeof CastingService)["method"];

/** How a minor stands to a company. */
export function createCasting(client: ServiceClient<Methods>): Pick<Upstreams, "batchGetSubmitters"> {
  return {
    batchGetSubmitters: async (companyId, talentIds) =>
      map(
        await client.listSubmitters({ companyId, userIds: [...talentIds] }, AS_MESSAGING),
        ({ userIds }) => userIds,
      ),
  };
}
