import type { ServiceClient } from "@callboard/kit/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { IdentityService, Member } from "@callboard/proto/identity/v1/service_pb.ts";
import type { Recipient, Upstreams } from "#app/ports.ts";
import { AS_MESSAGING } from "./as-messaging.ts";

type Methods = (typeof IdentityService)["method"];

/** Who members are, and who works for a company. */
export function createIdentity(
  client: ServiceClient<Methods>,
): Pick<Upstreams, "batchGetMembers" | "batchGetCompanyMembers"> {
  return {
    batchGetMembers: async (ids) =>
      map(
        await client.batchGetMembers({ ids: [...ids] }, AS_MESSAGING),
        ({ members }) => new Map(members.map((member) => [member.id, toRecipient(member)])),
      ),
    batchGetCompanyMembers: async (companyIds) =>
      map(await client.batchGetCompanies({ ids: [...companyIds] }, AS_MESSAGING), ({ companies }) =>
        companies.flatMap(({ memberIds }) => memberIds),
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
