import { conflict, unavailable } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import { fake } from "@callboard/testkit/grpc-fake.ts";

/** State of the other services, modified by tests. */
export interface World {
  readonly unverified: Set<string>;
  /** Ids that belong to no one. */
  readonly nobodies: Set<string>;
  readonly companies: Map<string, string>;
  readonly companyOf: Map<string, string>;
  readonly files: Map<string, { companyId: string; status: string; contentType?: string }>;
  readonly relations: { projectId: string; userId: string; positionId: string; status: string }[];
  /** True while casting does not respond. */
  castingIsSilent: boolean;
  /** True while media does not sign links. */
  mediaIsSilent: boolean;
  /** Who had links signed, one entry per call. */
  readonly signed: string[];
  /** Number of people booked, by position. */
  readonly booked: Map<string, number>;
  /** False once casting agrees to lower capacities of audition times. */
  slotsAreConfirmed: boolean;
  /** Parts of data exports that were handed in, by export id. */
  readonly exports: Map<string, unknown>;
  /** Calls that casting received, in order. */
  readonly castingCalls: string[];
  /** Runs while another service is processing a call. */
  meanwhile: (call: string) => Promise<void>;
}

/** A world without people or events. */
export function emptyWorld(): World {
  return {
    unverified: new Set(),
    nobodies: new Set(),
    companies: new Map(),
    companyOf: new Map(),
    files: new Map(),
    relations: [],
    castingIsSilent: false,
    mediaIsSilent: false,
    signed: [],
    booked: new Map(),
    slotsAreConfirmed: true,
    exports: new Map(),
    castingCalls: [],
    meanwhile: async () => undefined,
  };
}

/** A file of 1,000 bytes with its links. */
function signed(id: string, contentType = "") {
  const file = { id, fileName: "sides.pdf", purpose: "Document", contentType, size: 1_000n, contentKey: id };
  return { id, contentUrl: `/objects/${id}`, thumbnailUrl: "", file };
}

/** Fakes of identity, media and casting, backed by the test's world. */
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
          members: ids
            .filter((id) => !world.nobodies.has(id))
            .map((id) => ({
              id,
              companyId: world.companyOf.get(id) ?? "",
              emailVerified: !world.unverified.has(id),
            })),
        });
      },
      saveExportPart: async ({ exportId, content }) => {
        world.exports.set(exportId, JSON.parse(content));
        return ok({});
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
      batchSignAttachments: async ({ ids }, { actor }) => {
        world.signed.push(actor.kind === "system" ? actor.service : actor.kind);
        if (world.mediaIsSilent) return fail(unavailable("media"));
        const ready = ids.filter((id) => world.files.get(id)?.status === "Ready");
        return ok({ attachments: ready.map((id) => signed(id, world.files.get(id)?.contentType)) });
      },
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
      withdrawConsent: async ({ ids }) => {
        await called(`withdraw ${ids.join()}`);
        return ok({});
      },
      setSlotCapacity: async ({ slotId, capacity, cancelled }) => {
        await called(cancelled ? `cancel ${slotId}` : `capacity ${capacity} of ${slotId}`);
        return world.slotsAreConfirmed ? fail(conflict("HAS_CONFIRMED", "Somebody confirmed.")) : ok({});
      },
    }),
  ];
}
