import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { IdentityService, Member } from "@callboard/proto/identity/v1/service_pb.ts";
import type { Person, Upstreams } from "#app/ports.ts";
import { AS_CASTING } from "./as-casting.ts";

type Methods = (typeof IdentityService)["method"];

/** Reads names and pictures of members from identity. */
export function createIdentity(
  client: ServiceClient<Methods>,
): Pick<
  Upstreams,
  "batchGetPeople" | "rightsOf" | "saveExportPart" | "clientsOf" | "listKeptApart" | "batchGetCompanyNames"
> {
  return {
    saveExportPart: async (exportId, content) =>
      map(
        await client.saveExportPart({ exportId, content: JSON.stringify(content) }, AS_CASTING),
        () => undefined,
      ),
    batchGetPeople: async (ids) =>
      map(await client.batchGetMembers({ ids: [...ids] }, AS_CASTING), (found) =>
        found.members.map(toPerson),
      ),
    rightsOf: async (ids) =>
      map(await client.batchGetMembers({ ids: [...ids] }, AS_CASTING), ({ members }) => {
        const active = members.filter(({ registered, suspended }) => registered && !suspended);
        return new Map(
          active.map(({ id, roles, companyId, language }) => [
            id,
            { roles, companyId: companyId === "" ? null : companyId, language },
          ]),
        );
      }),
    clientsOf: async (agentId) =>
      map(await client.listClients({ agentId }, AS_CASTING), ({ userIds }) => userIds),
    listKeptApart: async (companyId, userIds) =>
      map(
        await client.listKeptApart({ companyId, userIds: [...userIds] }, AS_CASTING),
        (found) => new Set(found.userIds),
      ),
    batchGetCompanyNames: async (ids) =>
      map(
        await client.batchGetCompanies({ ids: [...ids] }, AS_CASTING),
        ({ companies }) => new Map(companies.map(({ id, name }) => [id, name])),
      ),
  };
}

function toPerson(wire: Member): Person {
  return {
    id: wire.id,
    firstName: wire.firstName,
    lastName: wire.lastName,
    profileMediaId: wire.profileMediaId === "" ? null : wire.profileMediaId,
    suspended: wire.suspended,
    minor: wire.minor,
    version: Number(wire.version),
  };
}
