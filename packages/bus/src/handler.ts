import type { DescMessage, MessageShape } from "@bufbuild/protobuf";
import type { Kysely, Transaction } from "kysely";
import type { TokenSigner } from "@callboard/kit/internal-token.ts";
import type { Metrics } from "@callboard/kit/metrics.ts";
import { newScope, runInScope } from "@callboard/kit/request-scope.ts";
import type { Consumer } from "./bus.ts";
import { readEvent, subjectOf, type Envelope } from "./event.ts";
import { receiveOnce, wasReceived } from "./inbox.ts";

/** What a service does when it hears an event. */
export type EventHandler<Tables> =
  | {
      readonly subject: string;
      /** Inside the transaction that records the event in the inbox. */
      readonly handle: (tx: Transaction<Tables>, envelope: Envelope) => Promise<void>;
    }
  | {
      readonly subject: string;
      /** Outside of any transaction; done again when the process ends before the event is recorded. */
      readonly repeat: (envelope: Envelope) => Promise<void>;
    };

/** Pairs an event message with its handler, which takes effect once; throwing asks for another try. */
export function on<Tables, S extends DescMessage>(
  schema: S,
  handle: (tx: Transaction<Tables>, payload: MessageShape<S>, envelope: Envelope) => Promise<void>,
): EventHandler<Tables> {
  return {
    subject: subjectOf(schema),
    handle: (tx, envelope) => handle(tx, readEvent(schema, envelope), envelope),
  };
}

/**
 * Pairs an event message with work that may be repeated and may take long, such as asking a neighbour and writing to
 * an engine that knows versions: no transaction is open meanwhile, which would hold rows and the relay back.
 */
export function onRepeatable<Tables, S extends DescMessage>(
  schema: S,
  work: (payload: MessageShape<S>, envelope: Envelope) => Promise<void>,
): EventHandler<Tables> {
  return {
    subject: subjectOf(schema),
    repeat: (envelope) => work(readEvent(schema, envelope), envelope),
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
    const outcome = await runInScope(scope, () => take(engine, handler, envelope)).catch((error: unknown) => {
      engine.metrics.eventsHandled.inc({ subject: envelope.subject, outcome: "failed" });
      throw error;
    });
    engine.metrics.eventsHandled.inc({ subject: envelope.subject, outcome });
  };
  return { name: engine.name, subjects: [...bySubject.keys()], handle };
}

async function take<Tables>(
  { name, db }: HandlerEngine<Tables>,
  handler: EventHandler<Tables>,
  envelope: Envelope,
): Promise<"repeated" | "handled"> {
  if ("repeat" in handler) {
    if (await wasReceived(db, name, envelope.id)) return "repeated";
    await handler.repeat(envelope);
    await receiveOnce(db, name, envelope.id);
    return "handled";
  }
  return db.transaction().execute(async (tx) => {
    if (!(await receiveOnce(tx, name, envelope.id))) return "repeated";
    await handler.handle(tx, envelope);
    return "handled";
  });
}
