import { map } from "@callboard/kit/result.ts";
import type { ServiceClient } from "@callboard/grpc/client.ts";
import type { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import type { Identity } from "#app/ports.ts";

type Methods = (typeof IdentityService)["method"];

/** Identity as an upstream. */
export function createIdentity(client: ServiceClient<Methods>): Identity {
  return {
    isEmailVerified: async (userId) =>
      map(
        await client.batchGetMembers({ ids: [userId] }),
        ({ members }) => members[0]?.emailVerified === true,
      ),
    members: async (userIds) =>
      map(
        await client.batchGetMembers({ ids: [...userIds] }),
        ({ members }) => new Map(members.map(({ id, companyId }) => [id, companyId || null])),
      ),
    saveExportPart: async (exportId, content) =>
      map(
        await client.saveExportPart({ exportId, content: JSON.stringify(content) }, { asSystem: true }),
        () => undefined,
      ),
    companies: async (ids) =>
      map(await client.batchGetCompanies({ ids: [...ids] }), ({ companies }) =>
        companies.map(({ id, name, version }) => ({ id, name, version: Number(version) })),
      ),
  };
}
