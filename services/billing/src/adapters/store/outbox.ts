import type { QueryExecutorProvider } from "kysely";
import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import {
  BrandcodeChangedSchema,
  PaymentFailedSchema,
  SubscriptionChangedSchema,
} from "@callboard/proto/billing/v1/events_pb.ts";
import type { BillingEvent } from "#domain/events.ts";

/** Writes the events of a change in the transaction of that change. */
export function addEvents(
  tx: QueryExecutorProvider,
  actor: Actor,
  events: readonly BillingEvent[],
): Promise<void> {
  return addToOutbox(tx, actor, events.map(toDraft));
}

function toDraft({ version, ...event }: BillingEvent): EventDraft {
  const about = { aggregateId: event.userId, version };
  if (event.kind === "BrandcodeChanged")
    return draftEvent(BrandcodeChangedSchema, { userId: event.userId }, about);
  if (event.kind === "PaymentFailed") {
    const { userId, invoiceNumber } = event;
    return draftEvent(PaymentFailedSchema, { userId, invoiceNumber }, about);
  }
  const { userId, plan, status } = event;
  return draftEvent(SubscriptionChangedSchema, { userId, plan, status }, about);
}
