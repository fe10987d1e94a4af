import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import type { Upstreams } from "#app/ports.ts";

type Methods = (typeof IdentityService)["method"];

/** Sends export parts to identity, which assembles them. */
export function createIdentity(client: ServiceClient<Methods>): Upstreams {
  return {
    saveExportPart: async (exportId, content) =>
      map(
        await client.saveExportPart({ exportId, content: JSON.stringify(content) }, { asSystem: true }),
        () => undefined,
      ),
  };
}
