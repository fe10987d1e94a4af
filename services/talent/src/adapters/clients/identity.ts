import type { ServiceClient } from "@callboard/kit/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { IdentityService, Member } from "@callboard/proto/identity/v1/service_pb.ts";
import type { Identity } from "#app/ports.ts";
import type { MemberCopy } from "#domain/member.ts";

type Methods = (typeof IdentityService)["method"];

/** What talent asks of identity. */
export function createIdentity(client: ServiceClient<Methods>): Identity {
  return {
    members: async (ids) =>
      map(await client.batchGetMembers({ ids: [...ids] }), ({ members }) => members.map(copyOf)),
  };
}

function copyOf(member: Member): MemberCopy {
  const { id, firstName, lastName, bio, roles, agentIds, registered, suspended, minor, version } = member;
  return {
    id,
    firstName,
    lastName,
    bio,
    roles,
    agentIds,
    registered,
    suspended,
    minor,
    version: Number(version),
  };
}
