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
  /** False once casting agrees to lower capacities of audition times. */
  slotsAreConfirmed: boolean;
  /** What casting was told, in order. */
  readonly castingCalls: string[];
  /** What happens while another service works on its answer. */
  meanwhile: (call: string) => Promise<void>;
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
    slotsAreConfirmed: true,
    castingCalls: [],
    meanwhile: async () => undefined,
  };
}

/** identity, media and casting, as a test has written them. */
export function playOthers(world: World) {
  const called = async (call: string): Promise<void> => {
    world.castingCalls.push(call);
    await world.meanwhile(call);
  };
  return [
    fake(IdentityService, {
      batchGetMembers: async ({ ids }) => {
        await world.meanwhile("members");
        return ok({
          members: ids.map((id) => ({
            id,
            companyId: world.companyOf.get(id) ?? "",
            emailVerified: !world.unverified.has(id),
          })),
        });
      },
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
      removePosition: async ({ positionId }) => {
        await called(`remove ${positionId}`);
        return world.booked.has(positionId)
          ? fail(conflict("HAS_SUBMISSIONS", "Somebody submitted."))
          : ok({});
      },
      restorePosition: async ({ positionId }) => {
        await called(`restore ${positionId}`);
        return ok({});
      },
      setQuantity: async ({ positionId, quantity }) => {
        await called(`quantity ${quantity} of ${positionId}`);
        return (world.booked.get(positionId) ?? 0) > quantity
          ? fail(conflict("QUANTITY_BELOW_BOOKED", "More are booked."))
          : ok({});
      },
      setSlotCapacity: async ({ slotId, capacity }) => {
        await called(`capacity ${capacity} of ${slotId}`);
        return world.slotsAreConfirmed ? fail(conflict("HAS_CONFIRMED", "Somebody confirmed.")) : ok({});
      },
    }),
  ];
}
