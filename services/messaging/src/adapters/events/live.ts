import type { Transaction } from "kysely";
import { KNOWN_EVENTS } from "@callboard/proto/known-events.ts";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { logLiveEvents } from "#adapters/live/live-log.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { liveEventsOf } from "#domain/live-event.ts";

/** Notifies open browsers of changes, by the rows of events. Needs nothing but the event itself. */
export function liveHandlers(): readonly EventHandler<Tables>[] {
  return KNOWN_EVENTS.filter(({ row }) => row.live.length > 0).map(({ schema, row }) =>
    on({
      schema,
      apply: (tx: Transaction<Tables>, _, message) =>
        logLiveEvents(tx, liveEventsOf(row.live, { ...message })),
    }),
  );
}
