import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import type { Upstreams } from "#app/ports.ts";

type Methods = (typeof TalentService)["method"];

/** Talent: the professional profile. Calls carry the caller's token, so talent decides who may write. */
export function createTalent(
  client: ServiceClient<Methods>,
): Pick<Upstreams, "writeProfileField" | "writeProfileList"> {
  return {
    writeProfileField: async (userId, field, value) =>
      map(await client.writeProfileField({ userId, field, value }), ({ changed }) => changed),
    writeProfileList: async (userId, field, values) =>
      map(await client.writeProfileList({ userId, field, values: [...values] }), ({ changed }) => changed),
  };
}
