import type { Log } from "@callboard/kit/log/log.ts";
import type { Envelope } from "./event.ts";

/** Continues after an event whose handler threw: watching retries nothing, and the log says which event it was. */
export function watchHandler(handle: (envelope: Envelope) => void, log: Log): (envelope: Envelope) => void {
  return (envelope) => {
    try {
      handle(envelope);
    } catch (error) {
      const { subject, id } = envelope;
      log.warn({ event: "watched_event_failed", err: error, subject, id }, "a watched event was not handled");
    }
  };
}
