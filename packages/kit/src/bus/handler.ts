import type { DescMessage, MessageShape } from "@bufbuild/protobuf";
import type { Kysely, Transaction } from "kysely";
import type { TokenSigner } from "#internal-token.ts";
import type { Metrics } from "#metrics.ts";
import { newScope, runInScope } from "#request-scope.ts";
import type { Consumer } from "./bus.ts";
import { readEvent, subjectOf, type Envelope } from "./event.ts";
import { receiveOnce } from "./inbox.ts";

/** What a service does when it hears an event, inside the transaction that records the event in the inbox. */
export interface EventHandler<Tables> {
  readonly subject: string;
  readonly handle: (tx: Transaction<Tables>, envelope: Envelope) => Promise<void>;
}

/** Pairs an event message with its handler; throwing asks for another try. */
export function on<Tables, S extends DescMessage>(
  schema: S,
  handle: (tx: Transaction<Tables>, payload: MessageShape<S>, envelope: Envelope) => Promise<void>,
): EventHandler<Tables> {
  return {
    subject: subjectOf(schema),
    handle: (tx, envelope) => handle(tx, readEvent(schema, envelope), envelope),
  };
}

export interface HandlerEngine<Tables> {
  /** The service's name, which is also its durable name on the bus. */
  readonly name: string;
  readonly db: Kysely<Tables>;
  readonly signer: TokenSigner;
  readonly metrics: Metrics;
}

/** One durable consumer for all handlers of a service, so that it hears events in their order, once in effect. */
export function consumerOf<Tables>(
  engine: HandlerEngine<Tables>,
  handlers: readonly EventHandler<Tables>[],
): Consumer {
  const bySubject = new Map(handlers.map((handler) => [handler.subject, handler]));
  if (bySubject.size !== handlers.length) throw new Error(`${engine.name} handles an event twice.`);
  const handle = async (envelope: Envelope): Promise<void> => {
    const handler = bySubject.get(envelope.subject);
    if (!handler) return;
    const scope = newScope({ requestId: envelope.id, traceparent: envelope.traceparent });
    scope.token = await engine.signer.system();
    const outcome = await runInScope(scope, () =>
      engine.db.transaction().execute(async (tx) => {
        if (!(await receiveOnce(tx, engine.name, envelope.id))) return "repeated";
        await handler.handle(tx, envelope);
        return "handled";
      }),
    ).catch((error: unknown) => {
      engine.metrics.eventsHandled.inc({ subject: envelope.subject, outcome: "failed" });
      throw error;
    });
    engine.metrics.eventsHandled.inc({ subject: envelope.subject, outcome });
  };
  return { name: engine.name, subjects: [...bySubject.keys()], handle };
}
