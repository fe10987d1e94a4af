import type { QueryExecutorProvider } from "kysely";
import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import {
  TalentDemographicsUpdatedSchema,
  TalentSkillsUpdatedSchema,
} from "@callboard/proto/talent/v1/events_pb.ts";
import type { TalentEvent } from "#domain/events.ts";

/** Writes the events of a change into its transaction. */
export function addEvents(
  tx: QueryExecutorProvider,
  actor: Actor,
  events: readonly TalentEvent[],
): Promise<void> {
  return addToOutbox(tx, actor, events.map(toDraft));
}

function toDraft(event: TalentEvent): EventDraft {
  const { userId, version } = event;
  const about = { aggregateId: userId, version };
  return event.kind === "TalentSkillsUpdated"
    ? draftEvent(TalentSkillsUpdatedSchema, { userId }, about)
    : draftEvent(TalentDemographicsUpdatedSchema, { userId, fields: [...event.fields] }, about);
}
