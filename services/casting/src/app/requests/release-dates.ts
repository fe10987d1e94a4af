import type { Actor } from "@callboard/kit/actor.ts";
import type { UnitOfWork } from "#app/ports.ts";
import type { MovedUp } from "./request-ports.ts";
import type { RequestStatus } from "#domain/request.ts";

/** Notifies the companies whose requests rank behind these that the days are booked, never by whom. */
export async function notifyLaterRanks(
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

/** Ends requests and gives their dates back; requests behind them move up, and their companies are notified. */
export async function releaseDates(
  unit: UnitOfWork,
  actor: Actor,
  requestIds: readonly string[],
  status: RequestStatus,
): Promise<void> {
  await announceMovedUp(unit, actor, await unit.endRequests(requestIds, status));
}

/** Notifies the companies whose requests moved up. */
export async function announceMovedUp(
  unit: UnitOfWork,
  actor: Actor,
  moved: readonly MovedUp[],
): Promise<void> {
  await unit.addEvents(
    actor,
    moved.map((one) => ({ kind: "AvailMovedUp", ...one })),
  );
}
