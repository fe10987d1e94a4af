import { headers, type MsgHdrs } from "nats";
import { z } from "zod";
import type { Envelope } from "#event.ts";

/** The header by which JetStream detects duplicates. */
const MESSAGE_ID = "Nats-Msg-Id";
/** The other facts of an event in one header, as JSON: one header per fact takes the server a third longer. */
const FACTS = "Callboard-Event";

const factsSchema = z.object({
  occurredAt: z.iso.datetime().transform((text) => new Date(text)),
  actorId: z.string().nullable(),
  aggregateId: z.string(),
  version: z.number().int(),
  traceparent: z.string(),
});

/** The facts of an event as headers; its payload is the body. */
export function toHeaders({ id, ...envelope }: Envelope): MsgHdrs {
  const { occurredAt, actorId, aggregateId, version, traceparent } = envelope;
  const carried = headers();
  carried.append(MESSAGE_ID, id);
  carried.append(FACTS, JSON.stringify({ occurredAt, actorId, aggregateId, version, traceparent }));
  return carried;
}

/** The id of an event in transit; null if it was not published by this adapter. */
export function messageId({ headers: carried }: { readonly headers?: MsgHdrs | undefined }): string | null {
  return carried?.get(MESSAGE_ID) || null;
}

/** An event as received; null if the message was not published by this adapter. */
export function toEnvelope(message: {
  readonly subject: string;
  readonly headers?: MsgHdrs | undefined;
  readonly data: Uint8Array;
}): Envelope | null {
  const carried = message.headers;
  if (!carried?.has(MESSAGE_ID)) return null;
  const facts = factsSchema.safeParse(parsed(carried.get(FACTS)));
  if (!facts.success) return null;
  return { id: carried.get(MESSAGE_ID), subject: message.subject, ...facts.data, payload: message.data };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
