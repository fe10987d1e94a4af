import { conflict, unavailable } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import { fake } from "@callboard/testkit/grpc-fake.ts";

/** What the other services answer; a test writes into it. */
export interface World {
  readonly unverified: Set<string>;
  readonly companies: Map<string, string>;
  readonly companyOf: Map<string, string>;
  readonly files: Map<string, { companyId: string; status: string }>;
  readonly relations: { projectId: string; userId: string; positionId: string; status: string }[];
  /** True while casting does not answer. */
  castingIsSilent: boolean;
  /** Positions with people on them: how many are booked. */
  readonly booked: Map<string, number>;
}

/** Nobody is known and nothing happened. */
export function emptyWorld(): World {
  return {
    unverified: new Set(),
    companies: new Map(),
    companyOf: new Map(),
    files: new Map(),
    relations: [],
    castingIsSilent: false,
    booked: new Map(),
  };
}

/** identity, media and casting, as a test has written them. */
export function playOthers(world: World) {
  return [
    fake(IdentityService, {
      batchGetMembers: async ({ ids }) =>
        ok({
          members: ids.map((id) => ({
            id,
            companyId: world.companyOf.get(id) ?? "",
            emailVerified: !world.unverified.has(id),
          })),
        }),
      batchGetCompanies: async ({ ids }) =>
        ok({
          companies: ids.flatMap((id) => {
            const name = world.companies.get(id);
            return name === undefined ? [] : [{ id, name, version: BigInt(Date.now()) }];
          }),
        }),
    }),
    fake(MediaService, {
      batchGetFiles: async ({ ids }) =>
        ok({ files: ids.flatMap((id) => (world.files.has(id) ? [{ id, ...world.files.get(id) }] : [])) }),
    }),
    fake(CastingService, {
      batchGetProjectRelations: async ({ projectIds, userIds }) =>
        world.castingIsSilent
          ? fail(unavailable("casting"))
          : ok({
              relations: world.relations.filter(
                (relation) => projectIds.includes(relation.projectId) && userIds.includes(relation.userId),
              ),
            }),
      removePosition: async ({ positionId }) =>
        world.booked.has(positionId) ? fail(conflict("HAS_SUBMISSIONS", "Somebody submitted.")) : ok({}),
      setQuantity: async ({ positionId, quantity }) =>
        (world.booked.get(positionId) ?? 0) > quantity
          ? fail(conflict("QUANTITY_BELOW_BOOKED", "More are booked."))
          : ok({}),
      setSlotCapacity: async () => fail(conflict("HAS_CONFIRMED", "Somebody confirmed.")),
    }),
  ];
}
