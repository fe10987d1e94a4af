import type { Log } from "@callboard/kit/log.ts";
import { pause } from "@callboard/kit/pause.ts";
import { nextRetry, reasonOf, logHandlerFailure, type RetryPolicy } from "#retry-policy.ts";
import type { Consumer } from "#bus.ts";
import type { Envelope } from "#event.ts";
import type { JetstreamConnection } from "./jetstream-connection.ts";
import { bury, deadLetter, exhume } from "./jetstream-kept.ts";
import type { JetstreamLease } from "./jetstream-lease.ts";
import { toEnvelope } from "./jetstream-message.ts";
import { consumerStream, consumerSubjects } from "./jetstream-names.ts";
import { JetstreamPull, type Handed } from "./jetstream-pull.ts";
import { declareConsumer, resetConsumer, type Declaring } from "./jetstream-streams.ts";

/** Milliseconds between two looks for a stream that its service has not made yet. */
const STREAM_WAIT_MS = [50, 100, 250, 500, 1_000, 2_000] as const;
/** How often the server hears, within its patience, that a handler works on. */
const SIGNS = 3;

export interface SourceEngine extends RetryPolicy {
  readonly connection: JetstreamConnection;
  readonly log: Log;
  readonly replicas: number;
  /** Milliseconds after which the server hands an unacknowledged message over again; long handlers say that they work on. */
  readonly ackWaitMs: number;
}

/** What holds while a process is the one that handles a consumer's events. */
export interface Session {
  readonly at: Declaring;
  readonly lease: JetstreamLease;
  readonly signal: AbortSignal;
  /** Runs one handler at a time over all sources of the consumer. */
  readonly turn: <T>(work: () => Promise<T>) => Promise<T>;
}

/** One stream that a consumer reads: of a service's events, or of its own wishes to replay dead letters. */
export class JetstreamSource {
  readonly #consumer: Consumer;
  readonly #engine: SourceEngine;
  readonly #stream: string;
  readonly #filters: readonly string[];
  readonly #handle: (session: Session, message: Handed) => Promise<boolean>;

  constructor(
    consumer: Consumer,
    engine: SourceEngine,
    where: { readonly stream: string; readonly filters: readonly string[] } | "replays",
  ) {
    const own = consumerSubjects(consumer.name);
    const replays = where === "replays";
    this.#consumer = consumer;
    this.#engine = engine;
    this.#stream = replays ? consumerStream(consumer.name) : where.stream;
    this.#filters = replays ? [own.again("*")] : where.filters;
    this.#handle = replays ? this.#replay : this.#event;
  }

  /** Hands over messages in their order until the session ends; throws when the engine fails. */
  async run(session: Session): Promise<void> {
    let delivered = await this.declare(session);
    for (let look = 0; delivered === null; look += 1) {
      await pause(STREAM_WAIT_MS[Math.min(look, STREAM_WAIT_MS.length - 1)] ?? 0, session.signal);
      if (session.signal.aborted) return;
      delivered = await this.declare(session);
    }
    const where = { stream: this.#stream, consumer: this.#consumer.name, delivered };
    const pull = new JetstreamPull(session.at.link, where);
    let current: Handed | null = null;
    let lastAck: Promise<unknown> = Promise.resolve();
    const signs = setInterval(() => {
      current?.workOn();
      pull.workOn();
    }, this.#engine.ackWaitMs / SIGNS);
    try {
      for (;;) {
        current = await pull.next(session.signal);
        if (!current || !(await this.#handle(session, current))) return;
        // Whoever takes over must see where this one stopped: the last of a row is acknowledged with an answer.
        if (session.signal.aborted || pull.isEmpty) lastAck = current.acknowledged();
        else current.acknowledge();
        current = null;
      }
    } finally {
      clearInterval(signs);
      pull.close();
      await lastAck;
    }
  }

  /** Makes or reconciles the durable reader and answers what it has handed over; null when its stream is not there. */
  async declare({ at }: Session): Promise<number | null> {
    const { ackWaitMs } = this.#engine;
    const { name, formerName } = this.#consumer;
    const where = { stream: this.#stream, name, formerName, filters: this.#filters, ackWaitMs };
    const known = await declareConsumer(at, where);
    if (!known || known.num_ack_pending === 0) return known?.delivered.consumer_seq ?? null;
    // What a process took and did not finish comes first again, in order.
    return await resetConsumer(at, where);
  }

  /** Tries until it is handled or laid aside; false when the session ended before. */
  #event = async (session: Session, message: Handed): Promise<boolean> => {
    const envelope = toEnvelope(message);
    if (!envelope) {
      this.#engine.log.warn({ subject: message.subject }, "a message that is no event was passed over");
      return true;
    }
    let tries = 0;
    let since: number | null = null;
    while (session.lease.isHeld()) {
      const failed = await this.#try(session, envelope);
      if (!failed) return true;
      since ??= performance.now();
      const before = { tries, waitedMs: performance.now() - since };
      const next = nextRetry(failed.error, before, this.#engine);
      if (next === "dead-letter") {
        await bury(session.at.link, this.#consumer.name, { envelope, reason: reasonOf(failed.error) });
        return true;
      }
      tries = next.tries;
      if (session.signal.aborted) return false;
      await pause(next.waitMs, session.signal);
      if (session.signal.aborted) return false;
    }
    return false;
  };

  /** One more try of a dead letter; true whether it was handled or lies there again. */
  #replay = async (session: Session, message: Handed): Promise<boolean> => {
    const { link } = session.at;
    const { name } = this.#consumer;
    const id = message.subject.split(".").at(-1) ?? "";
    const letter = await deadLetter(link, name, id);
    if (!letter) return true;
    const failed = await this.#try(session, letter.envelope);
    if (!failed) await exhume(link, name, id);
    else await bury(link, name, { envelope: letter.envelope, reason: reasonOf(failed.error) });
    return true;
  };

  /** Null when the message was handled, else why not. */
  async #try(session: Session, envelope: Envelope): Promise<{ readonly error: unknown } | null> {
    try {
      await session.turn(() => this.#consumer.handle(envelope));
      return null;
    } catch (error) {
      logHandlerFailure(this.#engine.log, this.#consumer.name, { envelope, error });
      return { error };
    }
  }
}
