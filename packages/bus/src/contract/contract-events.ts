import { newId } from "@callboard/kit/ids.ts";
import type { Envelope } from "#event.ts";

let serial = 0;

/** A new event, with a version above those before. */
export function event(subject: string, facts: Partial<Envelope> = {}): Envelope {
  serial += 1;
  return {
    id: newId(),
    subject,
    occurredAt: new Date(Date.UTC(2026, 0, 1, 12, 0, 0, serial % 1000)),
    actorId: newId(),
    aggregateId: newId(),
    version: serial,
    traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    payload: new Uint8Array([1, 2, serial % 256]),
    ...facts,
  };
}
