import { setTimeout as delay } from "node:timers/promises";
import type { ConsumerInfo, JsMsg } from "nats";
import { logHandlerFailure, nextRetry, reasonOf } from "#retry-policy.ts";
import type { Consumer, Subscription } from "#bus.ts";
import type { Envelope } from "#event.ts";
import { putDeadLetter, readDeadLetters, removeDeadLetter } from "./dead-letter-store.ts";
import type { JetstreamBusOptions, JetstreamConnection, Link } from "./jetstream-connection.ts";
import { ACK_WAIT_MS, declareReader, sourcesOf, type Source } from "./jetstream-declare.ts";
import { toEnvelope } from "./jetstream-message.ts";
import { deadLetterStream } from "./jetstream-names.ts";

/** Milliseconds before the next attempt if the server failed, or the stream does not exist yet. */
const RETRY_MS = 500;
/**
 * Lifetime of one request for a message on the server, in milliseconds; without a heartbeat for half of it the server
 * counts as silent.
 */
const EXPIRES_MS = 5_000;
/** How often per acknowledgement timeout the server is notified that a handler is still working. */
const SIGNS = 3;

/**
 * Reads for one durable consumer: each stream in order and, because only one message is outstanding at a time, in one
 * process at a time. Within the process one handler runs at a time, across all streams.
 */
export class JetstreamConsumer implements Subscription {
  readonly #consumer: Consumer;
  readonly #connection: JetstreamConnection;
  readonly #options: JetstreamBusOptions;
  readonly #stopping = new AbortController();
  readonly #running: Promise<unknown>;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(consumer: Consumer, connection: JetstreamConnection, options: JetstreamBusOptions) {
    this.#consumer = consumer;
    this.#connection = connection;
    this.#options = options;
    this.#running = Promise.all(sourcesOf(consumer).map((source) => this.#follow(source)));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  /** Reads a stream until stopped, whatever happens to the connection, the stream and the reader. */
  async #follow(source: Source): Promise<void> {
    const { signal } = this.#stopping;
    const what = `consumer ${this.#consumer.name} of ${source.stream}`;
    while (!signal.aborted) {
      await this.#connection.untilUp(signal);
      try {
        const link = this.#connection.now();
        const reader = await declareReader(link, source, { ...this.#options, ...this.#consumer });
        this.#connection.report(what, null);
        if (reader) await this.#consume(link, reader);
      } catch (error) {
        this.#connection.report(what, error);
      }
      await delay(RETRY_MS, null, { signal }).catch(() => undefined);
    }
    this.#connection.report(what, null);
  }

  async #consume({ js, ...link }: Link, reader: ConsumerInfo): Promise<void> {
    const { signal } = this.#stopping;
    const wish = { max_messages: 1, expires: EXPIRES_MS, abort_on_missing_resource: true };
    const messages = await js.consumers.getPullConsumerFor(reader).consume(wish);
    const stop = (): void => messages.stop();
    this.#connection.on("down", stop);
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
    try {
      for await (const message of messages) await this.#take({ js, ...link }, message);
    } finally {
      this.#connection.off("down", stop);
      signal.removeEventListener("abort", stop);
    }
  }

  /** Acknowledges a message that was handled or became a dead letter; returns it to the server if stopped before. */
  async #take(link: Link, message: JsMsg): Promise<void> {
    const { ackWaitMs = ACK_WAIT_MS } = this.#options;
    const { name } = this.#consumer;
    const atWork = setInterval(() => message.working(), ackWaitMs / SIGNS);
    try {
      if (message.info.stream === deadLetterStream(name)) await this.#replay(link, message);
      else if (!(await this.#handle(link, message))) return message.nak();
      // A lost acknowledgement only causes a repetition.
      await message.ackAck().catch(() => undefined);
    } finally {
      clearInterval(atWork);
    }
  }

  /** Tries until the event is handled or a dead letter; false if stopped before. */
  async #handle(link: Link, message: JsMsg): Promise<boolean> {
    const { signal } = this.#stopping;
    const envelope = toEnvelope(message);
    const began = performance.now();
    for (let tries = 0; envelope && !signal.aborted;) {
      const failed = await this.#try(envelope);
      if (!failed) return true;
      const next = nextRetry(failed.error, { tries, waitedMs: performance.now() - began }, this.#options);
      if (next === "dead-letter") {
        await this.#deadLetter(link, envelope, failed.error);
        return true;
      }
      tries = next.tries;
      await delay(next.waitMs, null, { signal }).catch(() => undefined);
    }
    if (!envelope) this.#options.log.warn({ event: "message_skipped", subject: message.subject }, "no event");
    return envelope === null;
  }

  /** One more attempt at a dead letter; it stays one if it fails again. */
  async #replay(link: Link, { subject }: JsMsg): Promise<void> {
    const { name } = this.#consumer;
    const id = subject.split(".").at(-1) ?? "";
    for (const { envelope } of await readDeadLetters(link, name, { id, limit: 1 })) {
      const failed = await this.#try(envelope);
      if (!failed) await removeDeadLetter(link, name, id);
      else await this.#deadLetter(link, envelope, failed.error);
    }
  }

  async #deadLetter(link: Link, envelope: Envelope, error: unknown): Promise<void> {
    await putDeadLetter(link, this.#consumer.name, { envelope, reason: reasonOf(error) });
    this.#consumer.died?.(envelope);
  }

  /** Null if the event was handled, otherwise the error. */
  async #try(envelope: Envelope): Promise<{ readonly error: unknown } | null> {
    const turn = this.#turn.then(() => this.#consumer.handle(envelope));
    const outcome = turn.then(
      () => null,
      (error: unknown) => ({ error }),
    );
    this.#turn = outcome;
    const failed = await outcome;
    if (failed) logHandlerFailure(this.#options.log, this.#consumer.name, { envelope, ...failed });
    return failed;
  }
}
