import type { Envelope } from "#event.ts";
import type { Link } from "./jetstream-connection.ts";
import { API_CODE, apiCode } from "./jetstream-errors.ts";
import { toHeaders } from "./jetstream-message.ts";

/** The most messages in flight. */
const WINDOW = 1_000;

/**
 * Publishes many messages of one service at once, each naming the one before it: if one is not stored, none behind it
 * is, so order is kept. Resolves when all are stored; throws the first failure.
 */
export async function publishInOrder({ js }: Link, batch: readonly Envelope[]): Promise<void> {
  const send = (envelope: Envelope, before?: Envelope): Promise<unknown> =>
    js.publish(envelope.subject, envelope.payload, {
      headers: toHeaders(envelope),
      ...(before ? { expect: { lastMsgID: before.id } } : {}),
    });
  for (let from = 0; from < batch.length; from += WINDOW) {
    const window = batch.slice(from, from + WINDOW);
    const sent = await Promise.allSettled(window.map((envelope, place) => send(envelope, window[place - 1])));
    const failed = sent.findIndex(({ status }) => status === "rejected");
    const outcome = sent[failed];
    if (outcome?.status !== "rejected") continue;
    if (apiCode(outcome.reason) !== API_CODE.wrongLastId) throw outcome.reason;
    // After a duplicate, which is not the newest message in the stream, each one waits for the one before it.
    for (const envelope of window.slice(failed)) await send(envelope);
  }
}
