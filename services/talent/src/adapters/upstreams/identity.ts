import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { IdentityService, Member } from "@callboard/proto/identity/v1/service_pb.ts";
import type { Upstreams } from "#app/ports.ts";
import type { MemberCopy } from "#domain/member.ts";

type Methods = (typeof IdentityService)["method"];

/** Identity: the members. */
export function createIdentity(
  client: ServiceClient<Methods>,
): Pick<Upstreams, "batchGetMembers" | "findByContact" | "listBlockedPairs" | "saveExportPart"> {
  return {
    batchGetMembers: async (ids) =>
      map(
        await client.batchGetMembers({ ids: [...ids] }),
        ({ members }) => new Map(members.map((member) => [member.id, toMember(member)])),
      ),
    saveExportPart: async (exportId, content) =>
      map(
        await client.saveExportPart({ exportId, content: JSON.stringify(content) }, { asSystem: true }),
        () => undefined,
      ),
    listBlockedPairs: async (userId, otherIds) =>
      map(
        await client.listBlockedPairs({ userId, userIds: [...otherIds] }, { asSystem: true }),
        ({ userIds }) => new Set(userIds),
      ),
    findByContact: async (contact) => map(await client.findByContact({ contact }), ({ ids }) => ids),
  };
}

function toMember(wire: Member): MemberCopy {
  const { id, firstName, lastName, bio, roles, agentIds, registered, suspended, minor } = wire;
  const version = Number(wire.version);
  const hasHeadshot = wire.profileMediaId !== "";
  return {
    id,
    version,
    firstName,
    lastName,
    bio,
    roles,
    agentIds,
    registered,
    suspended,
    minor,
    hasHeadshot,
  };
}
