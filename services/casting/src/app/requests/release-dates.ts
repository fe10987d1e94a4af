import type { Actor } from "@callboard/kit/actor.ts";
import type { UnitOfWork } from "#app/ports.ts";
import type { RequestStatus } from "#domain/request.ts";

/** Tells the companies whose requests stand behind these that the days are booked; never by whom. */
export async function tellLaterRanks(
  unit: UnitOfWork,
  actor: Actor,
  requestIds: readonly string[],
): Promise<void> {
  const overtaken = await unit.overtake(requestIds);
  await unit.addEvents(
    actor,
    overtaken.map((one) => ({ kind: "AvailTaken", ...one })),
  );
}

/** Ends requests and gives their dates back; those who stood behind move up, and their companies learn it. */
export async function releaseDates(
  unit: UnitOfWork,
  actor: Actor,
  requestIds: readonly string[],
  status: RequestStatus,
): Promise<void> {
  const moved = await unit.endRequests(requestIds, status);
  await unit.addEvents(
    actor,
    moved.map((one) => ({ kind: "AvailMovedUp", ...one })),
  );
}
