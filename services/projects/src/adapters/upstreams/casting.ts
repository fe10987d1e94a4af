import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map, ok, type Result } from "@callboard/kit/result.ts";
import type { CastingService, ProjectRelation } from "@callboard/proto/casting/v1/service_pb.ts";
import type { Casting } from "#app/ports.ts";
import { NO_STANDING, type Standing } from "#domain/policy.ts";

type Methods = (typeof CastingService)["method"];

/** States of a submission that come after an audition was confirmed. */
const CONFIRMED: ReadonlySet<string> = new Set([
  "AuditionConfirmed",
  "Auditioned",
  "Callback",
  "Avail",
  "Backup",
  "Offered",
  "Booked",
]);

/** What projects asks of casting. A position or slot that casting has not heard of yet has nobody on it. */
export function createCasting(client: ServiceClient<Methods>): Casting {
  return {
    standings: async (userIds, projectIds) =>
      map(
        await client.batchGetProjectRelations({ userIds: [...userIds], projectIds: [...projectIds] }),
        ({ relations }) => standingsOf(relations),
      ),
    removePosition: async (positionId) => unlessUnknown(await client.removePosition({ positionId })),
    restorePosition: async (positionId) => unlessUnknown(await client.restorePosition({ positionId })),
    setQuantity: async (positionId, quantity) =>
      unlessUnknown(await client.setQuantity({ positionId, quantity })),
    setSlotCapacity: async (slotId, capacity) =>
      unlessUnknown(await client.setSlotCapacity({ slotId, capacity, cancelled: false })),
  };
}

function unlessUnknown(result: Result<unknown>): Result<void> {
  return result.ok || result.failure.code === "NOT_FOUND" ? ok() : result;
}

function standingsOf(relations: readonly ProjectRelation[]): ReadonlyMap<string, Standing> {
  const standings = new Map<string, Standing>();
  for (const { projectId, positionId, status } of relations) {
    if (status === "Withdrawn") continue;
    const before = standings.get(projectId) ?? NO_STANDING;
    standings.set(projectId, {
      submitted: true,
      confirmed: before.confirmed || CONFIRMED.has(status),
      bookedPositions: status === "Booked" ? [...before.bookedPositions, positionId] : before.bookedPositions,
      confirmedPositions: CONFIRMED.has(status)
        ? [...before.confirmedPositions, positionId]
        : before.confirmedPositions,
    });
  }
  return standings;
}
