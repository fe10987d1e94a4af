import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { IdentityService, Member } from "@callboard/proto/identity/v1/service_pb.ts";
import type { Recipient, Upstreams } from "#app/ports.ts";
import { AS_MESSAGING } from "./as-messaging.ts";

type Methods = (typeof IdentityService)["method"];

/** Reads members, and who works for a company. */
export function createIdentity(
  client: ServiceClient<Methods>,
): Pick<
  Upstreams,
  | "batchGetMembers"
  | "batchGetCompanies"
  | "batchGetInvitations"
  | "batchGetClientInvitations"
  | "listAdmins"
  | "saveExportPart"
> {
  return {
    saveExportPart: async (exportId, content) =>
      map(
        await client.saveExportPart({ exportId, content: JSON.stringify(content) }, AS_MESSAGING),
        () => undefined,
      ),
    listAdmins: async () => map(await client.listAdmins({}, AS_MESSAGING), ({ ids }) => ids),
    batchGetMembers: async (ids) =>
      map(
        await client.batchGetMembers({ ids: [...ids] }, AS_MESSAGING),
        ({ members }) => new Map(members.map((member) => [member.id, toRecipient(member)])),
      ),
    batchGetInvitations: async (ids) =>
      map(
        await client.batchGetInvitations({ ids: [...ids] }, AS_MESSAGING),
        ({ invitations }) => invitations,
      ),
    batchGetClientInvitations: async (ids) =>
      map(
        await client.batchGetClientInvitations({ ids: [...ids] }, AS_MESSAGING),
        ({ invitations }) => invitations,
      ),
    batchGetCompanies: async (ids) =>
      map(
        await client.batchGetCompanies({ ids: [...ids] }, AS_MESSAGING),
        ({ companies }) => new Map(companies.map(({ id, name, memberIds }) => [id, { name, memberIds }])),
      ),
  };
}

function toRecipient(member: Member): Recipient {
  const { id, firstName, lastName, roles, companyId, agentIds, registered, suspended, minor } = member;
  return {
    id,
    firstName,
    lastName,
    roles,
    companyId: companyId === "" ? null : companyId,
    agentIds,
    registered,
    suspended,
    minor,
    email: member.email,
    language: member.language,
  };
}
