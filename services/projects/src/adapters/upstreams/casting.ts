import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map, ok, type Result } from "@callboard/kit/result.ts";
import type { CastingService, ProjectRelation } from "@callboard/proto/casting/v1/service_pb.ts";
import type { ConsentRequest, Casting } from "#app/ports.ts";
import { NO_RELATION, type ViewerRelation } from "#domain/policy.ts";

type Methods = (typeof CastingService)["method"];

/** States of a submission that follow a confirmed audition. */
const CONFIRMED: ReadonlySet<string> = new Set([
  "AuditionConfirmed",
  "Auditioned",
  "Callback",
  "Avail",
  "Backup",
  "Offered",
  "Booked",
]);

/** Casting as an upstream. A position or slot unknown to casting has no one on it. */
export function createCasting(client: ServiceClient<Methods>): Casting {
  const setSlot = async (
    { id: slotId, version, consentId }: ConsentRequest,
    facts: { readonly capacity: number; readonly cancelled: boolean },
  ): Promise<Result<void>> =>
    unlessUnknown(await client.setSlotCapacity({ slotId, ...facts, version: BigInt(version), consentId }));
  return {
    relations: async (userIds, projectIds) =>
      map(
        await client.batchGetProjectRelations({ userIds: [...userIds], projectIds: [...projectIds] }),
        ({ relations }) => relationsOf(relations),
      ),
    removePositions: async (positions) =>
      new Map(
        await inTurns(positions, async ({ id: positionId, version, consentId }) => [
          positionId,
          unlessUnknown(await client.removePosition({ positionId, version: BigInt(version), consentId })),
        ]),
      ),
    restorePositions: async (ids) =>
      firstFailure(
        await inTurns(ids, async (positionId) => unlessUnknown(await client.restorePosition({ positionId }))),
      ),
    setQuantity: async ({ id: positionId, version, consentId }, quantity) =>
      unlessUnknown(await client.setQuantity({ positionId, quantity, version: BigInt(version), consentId })),
    setSlotCapacity: (slot, capacity) => setSlot(slot, { capacity, cancelled: false }),
    cancelSlots: async (slots) =>
      new Map(
        await inTurns(slots, async ({ capacity, ...slot }) => [
          slot.id,
          await setSlot(slot, { capacity, cancelled: true }),
        ]),
      ),
    withdrawConsent: async (consentId, ids) =>
      ids.length > 0 ? unlessUnknown(await client.withdrawConsent({ consentId, ids: [...ids] })) : ok(),
  };
}

/** Maximum number of concurrent calls. */
const AT_ONCE = 10;

/** Casting decides about one record per call; up to ten calls run concurrently. */
async function inTurns<T, R>(things: readonly T[], call: (thing: T) => Promise<R>): Promise<R[]> {
  const responses: R[] = [];
  for (let from = 0; from < things.length; from += AT_ONCE)
    responses.push(...(await Promise.all(things.slice(from, from + AT_ONCE).map(call))));
  return responses;
}

function firstFailure(results: readonly Result<void>[]): Result<void> {
  return results.find((result) => !result.ok) ?? ok();
}

function unlessUnknown(result: Result<unknown>): Result<void> {
  return result.ok || result.failure.code === "NOT_FOUND" ? ok() : result;
}

function relationsOf(relations: readonly ProjectRelation[]): ReadonlyMap<string, ViewerRelation> {
  const standings = new Map<string, ViewerRelation>();
  for (const { projectId, positionId, status } of relations) {
    if (status === "Withdrawn") continue;
    const before = standings.get(projectId) ?? NO_RELATION;
    const isInvited = status === "Invited";
    standings.set(projectId, {
      submitted: before.submitted || !isInvited,
      invited: before.invited || isInvited,
      confirmed: before.confirmed || CONFIRMED.has(status),
      bookedPositions: status === "Booked" ? [...before.bookedPositions, positionId] : before.bookedPositions,
      confirmedPositions: CONFIRMED.has(status)
        ? [...before.confirmedPositions, positionId]
        : before.confirmedPositions,
    });
  }
  return standings;
}
