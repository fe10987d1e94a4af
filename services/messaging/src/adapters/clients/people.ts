import { createGrpcClient, type ClientOptions } from "@callboard/kit/grpc/client.ts";
import { ok } from "@callboard/kit/result.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { IdentityService, type Member } from "@callboard/proto/identity/v1/service_pb.ts";
import type { Deps } from "#app/ports.ts";
import type { Correspondent } from "#domain/conversation.ts";

export const openIdentity = (options: ClientOptions) => createGrpcClient(IdentityService, options);
export const openCasting = (options: ClientOptions) => createGrpcClient(CastingService, options);
export type IdentityClient = ReturnType<typeof openIdentity>;
export type CastingClient = ReturnType<typeof openCasting>;

function toCorrespondent(member: Member): Correspondent {
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
  };
}

/** Asks identity who people are, and casting how a minor stands to a company; one call each. */
export function createPeople(identity: IdentityClient, casting: CastingClient): Deps["people"] {
  return {
    async find(ids) {
      const found = await identity.batchGetMembers({ ids: [...new Set(ids)] }, { asSystem: true });
      if (!found.ok) return found;
      return ok(new Map(found.value.members.map((member) => [member.id, toCorrespondent(member)])));
    },
    async hasSubmitted(talentId, companyId) {
      const found = await casting.listSubmitters({ companyId, userIds: [talentId] }, { asSystem: true });
      return found.ok ? ok(found.value.userIds.includes(talentId)) : found;
    },
  };
}
