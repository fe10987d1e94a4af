import type { Log } from "@callboard/kit/log.ts";
import type { Envelope } from "./event.ts";

/** Hears on after an event at which hearing failed: watching keeps nothing back, and the log says which it was. */
export function hearAll(hear: (envelope: Envelope) => void, log: Log): (envelope: Envelope) => void {
  return (envelope) => {
    try {
      hear(envelope);
    } catch (error) {
      const { subject, id } = envelope;
      log.warn({ err: error, subject, id }, "an event that is watched was not understood");
    }
  };
}
