import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import type { Upstreams } from "#app/ports.ts";

type Methods = (typeof CastingService)["method"];

/** Casting: who has submitted to a company, and who is booked. */
export function createCasting(
  client: ServiceClient<Methods>,
): Pick<Upstreams, "batchGetSubmitters" | "batchGetBooked"> {
  return {
    batchGetBooked: async (userIds) =>
      map(await client.listBooked({ userIds: [...userIds] }), (found) => new Set(found.userIds)),
    batchGetSubmitters: async (companyId, userIds) =>
      map(
        await client.listSubmitters({ companyId, userIds: [...userIds], orAgents: true }),
        (found) => new Set(found.userIds),
      ),
  };
}
