import type { DescMessage, MessageShape } from "@bufbuild/protobuf";
import type { Kysely, Transaction } from "kysely";
import { SpanKind, SpanStatusCode, type Tracing } from "@callboard/tracing/tracing.ts";
import type { TokenSigner } from "@callboard/kit/internal-token.ts";
import type { Metrics } from "@callboard/kit/http/metrics.ts";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import { newScope, runInScope } from "@callboard/kit/process/request-scope.ts";
import { ok } from "@callboard/kit/result.ts";
import type { Consumer } from "./bus.ts";
import { readEvent, subjectOf, type Envelope } from "./event.ts";
import { recordReceived, wasReceived, type InboxScope } from "./inbox.ts";

/** The part of an effect that runs in one transaction with its row in the inbox. */
type Apply<Tables> = (tx: Transaction<Tables>) => Promise<void>;

/** How a service handles one kind of event; created by `on` and `onIdempotent`. */
export type EventHandler<Tables> =
  | {
      readonly subject: string;
      readonly fetches: boolean;
      readonly prepare: (envelope: Envelope) => Promise<Apply<Tables>>;
    }
  | { readonly subject: string; readonly run: (envelope: Envelope) => Promise<void> };

/** An effect that happens once. Throwing in either part causes a retry. */
export interface Handling<Tables, S extends DescMessage, Fetched> {
  readonly schema: S;
  /** Everything that leaves the process, such as calls of other services. Runs outside any transaction. */
  readonly fetch?: (payload: MessageShape<S>, envelope: Envelope) => Promise<Fetched>;
  /** Writes in the transaction that records the event in the inbox; retried after a deadlock. */
  readonly apply: (
    tx: Transaction<Tables>,
    fetched: Fetched,
    payload: MessageShape<S>,
    envelope: Envelope,
  ) => Promise<void>;
}

/** Pairs an event message with an effect that happens once. */
export function on<Tables, S extends DescMessage, Fetched = undefined>({
  schema,
  fetch,
  apply,
}: Handling<Tables, S, Fetched>): EventHandler<Tables> {
  return {
    subject: subjectOf(schema),
    fetches: fetch !== undefined,
    prepare: async (envelope) => {
      const payload = readEvent(schema, envelope);
      // Without fetch, Fetched is undefined.
      const fetched = (await fetch?.(payload, envelope)) as Fetched;
      return (tx) => apply(tx, fetched, payload, envelope);
    },
  };
}

/**
 * Pairs an event message with work that may be repeated: it writes to a versioned system outside the database, such
 * as a search index. It is repeated if the process ends before the inbox has the event.
 */
export function onIdempotent<Tables, S extends DescMessage>(
  schema: S,
  run: (payload: MessageShape<S>, envelope: Envelope) => Promise<void>,
): EventHandler<Tables> {
  return { subject: subjectOf(schema), run: (envelope) => run(readEvent(schema, envelope), envelope) };
}

/** One effect of a service, with its own durable consumer: no effect waits for another. */
export interface Effect<Tables> {
  /** `live` of messaging is the consumer `messaging-live`, on the bus and in the inbox. */
  readonly name: string;
  /**
   * The consumer of this effect in an earlier version. The new one starts where that one stopped, and events handled
   * by that one count as handled.
   */
  readonly formerConsumer?: string;
  readonly handlers: readonly EventHandler<Tables>[];
}

export interface HandlerContext<Tables> {
  /** The service's name. */
  readonly service: string;
  readonly db: Kysely<Tables>;
  readonly signer: TokenSigner;
  readonly metrics: Metrics;
  readonly tracing?: Tracing;
}

/** The durable consumer of an effect: it handles its events in order, each with one effect. */
export function consumerOf<Tables>(context: HandlerContext<Tables>, effect: Effect<Tables>): Consumer {
  const name = `${context.service}-${effect.name}`;
  const bySubject = new Map(effect.handlers.map((handler) => [handler.subject, handler]));
  if (bySubject.size !== effect.handlers.length) throw new Error(`${name} handles an event twice.`);
  const inbox: InboxScope = { consumer: name, formerConsumer: effect.formerConsumer };
  const handle = async (envelope: Envelope): Promise<void> => {
    const handler = bySubject.get(envelope.subject);
    if (!handler) return;
    const { eventsHandled } = context.metrics;
    const scope = newScope({
      requestId: envelope.id,
      traceparent: envelope.traceparent,
      tracing: context.tracing,
      span: {
        name: `process ${envelope.subject}`,
        kind: SpanKind.CONSUMER,
        attributes: { "messaging.destination.name": envelope.subject, "messaging.consumer.group.name": name },
      },
    });
    scope.token = await context.signer.system();
    try {
      const outcome = await runInScope(scope, () => take(context.db, inbox, handler, envelope));
      eventsHandled.inc({ subject: envelope.subject, outcome });
    } catch (error) {
      eventsHandled.inc({ subject: envelope.subject, outcome: "failed" });
      scope.span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      scope.span.end();
    }
  };
  // A series that begins with 1 has never risen, for those who look at what a count rose by.
  for (const subject of bySubject.keys()) context.metrics.eventsHandled.inc({ subject, outcome: "dead" }, 0);
  const died = ({ subject }: Envelope): void =>
    context.metrics.eventsHandled.inc({ subject, outcome: "dead" });
  const former = effect.formerConsumer === undefined ? {} : { formerName: effect.formerConsumer };
  return { name, ...former, subjects: [...bySubject.keys()], handle, died };
}

async function take<Tables>(
  db: Kysely<Tables>,
  scope: InboxScope,
  handler: EventHandler<Tables>,
  envelope: Envelope,
): Promise<"repeated" | "handled"> {
  const { id } = envelope;
  if ("run" in handler) {
    if (await wasReceived(db, scope, id)) return "repeated";
    await handler.run(envelope);
    await recordReceived(db, scope, id);
    return "handled";
  }
  if (handler.fetches && (await wasReceived(db, scope, id))) return "repeated";
  const apply = await handler.prepare(envelope);
  let isNew = false;
  await inTransaction(db, async (tx) => {
    isNew = await recordReceived(tx, scope, id);
    if (isNew) await apply(tx);
    return ok();
  });
  return isNew ? "handled" : "repeated";
}
