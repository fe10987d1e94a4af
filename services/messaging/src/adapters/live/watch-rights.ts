import type { EventBus, Subscription } from "@callboard/bus/bus.ts";
import { readEvent, subjectOf } from "@callboard/bus/event.ts";
import { idsIn, KNOWN_EVENTS } from "@callboard/proto/known-events.ts";
import type { LiveHub } from "./live-hub.ts";

/** The events after which streams end, by subject, with the fields that name their members. */
const ENDINGS = new Map(
  KNOWN_EVENTS.flatMap(({ schema, row }) => {
    const streams = row.endsRights?.streams ?? [];
    return streams.length === 0 ? [] : [[subjectOf(schema), { schema, streams }] as const];
  }),
);

/**
 * Ends the streams of members whose rights change, in every process, because a stream keeps the rights it began with.
 */
export function watchRights(
  bus: Pick<EventBus, "watch">,
  hub: Pick<LiveHub, "endStreamsOf">,
): Promise<Subscription> {
  return bus.watch([...ENDINGS.keys()], (envelope) => {
    const ending = ENDINGS.get(envelope.subject);
    if (ending) hub.endStreamsOf(idsIn(readEvent(ending.schema, envelope), ending.streams));
  });
}
