import type { Actor } from "@callboard/kit/actor.ts";
import type { UnitOfWork } from "#app/ports.ts";
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

/** Ends requests and gives their dates back; requests behind them move up, and their companies are notified later. */
export async function releaseDates(
  unit: UnitOfWork,
  requestIds: readonly string[],
  { status, now }: { readonly status: RequestStatus; readonly now: Date },
): Promise<void> {
  await unit.endRequests(requestIds, status, now);
}
