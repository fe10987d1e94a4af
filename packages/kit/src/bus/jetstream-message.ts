import { headers, type MsgHdrs } from "nats";
import type { Envelope } from "./event.ts";

/** The header by which JetStream knows that it has a message already. */
const MESSAGE_ID = "Nats-Msg-Id";

/** An event's facts as headers; its payload travels as it is. */
export function toHeaders(envelope: Envelope): MsgHdrs {
  const facts = headers();
  facts.append(MESSAGE_ID, envelope.id);
  facts.append("Occurred-At", envelope.occurredAt.toISOString());
  if (envelope.actorId !== null) facts.append("Actor-Id", envelope.actorId);
  facts.append("Aggregate-Id", envelope.aggregateId);
  facts.append("Version", String(envelope.version));
  facts.append("Traceparent", envelope.traceparent);
  return facts;
}

/** An event as it came; null when the message was not published by this adapter. */
export function toEnvelope(message: {
  readonly subject: string;
  readonly headers?: MsgHdrs | undefined;
  readonly data: Uint8Array;
}): Envelope | null {
  const facts = message.headers;
  const occurredAt = new Date(facts?.get("Occurred-At") ?? "");
  if (!facts?.has(MESSAGE_ID) || Number.isNaN(occurredAt.getTime())) return null;
  return {
    id: facts.get(MESSAGE_ID),
    subject: message.subject,
    occurredAt,
    actorId: facts.get("Actor-Id") || null,
    aggregateId: facts.get("Aggregate-Id"),
    version: Number(facts.get("Version")),
    traceparent: facts.get("Traceparent"),
    payload: message.data,
  };
}
