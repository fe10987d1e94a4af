import { pause } from "@callboard/kit/pause.ts";
import type { Consumer, Subscription } from "#bus.ts";
import { JetstreamLease } from "./jetstream-lease.ts";
import { eventStream, streamedService } from "./jetstream-names.ts";
import { JetstreamSource, type Session, type SourceEngine } from "./jetstream-source.ts";
import { declareKept, type Declaring } from "./jetstream-streams.ts";

/** Milliseconds before another attempt when the engine failed. */
const RETRY_MS = 500;

export interface ConsumerOptions extends SourceEngine {
  readonly leaseMs: number;
}

/**
 * Reads for one durable consumer: a durable reader per service's stream, each in the stream's order, and one handler
 * at a time over all of them. Of all processes, the holder of the consumer's lease works.
 */
export class JetstreamConsumer implements Subscription {
  readonly #consumer: Consumer;
  readonly #options: ConsumerOptions;
  readonly #sources: readonly JetstreamSource[];
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;
  #turn: Promise<unknown> = Promise.resolve();
  #lease: JetstreamLease | null = null;

  constructor(consumer: Consumer, options: ConsumerOptions) {
    const services = Map.groupBy(consumer.subjects, streamedService);
    this.#consumer = consumer;
    this.#options = options;
    this.#sources = [
      new JetstreamSource(consumer, options, "replays"),
      ...[...services].map(
        ([service, filters]) =>
          new JetstreamSource(consumer, options, { stream: eventStream(service), filters }),
      ),
    ];
    this.#running = this.#work();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #work(): Promise<void> {
    const { signal } = this.#stopping;
    const { connection } = this.#options;
    const what = `consumer ${this.#consumer.name}`;
    while (!signal.aborted) {
      await this.#connected();
      if (signal.aborted) break;
      try {
        await this.#session(() => connection.report(what, null));
      } catch (error) {
        // A connection that was lost says so itself.
        if (this.#isConnected()) connection.report(what, error);
        await pause(RETRY_MS, signal);
      }
    }
    connection.report(what, null);
  }

  #isConnected(): boolean {
    try {
      this.#options.connection.now();
      return true;
    } catch {
      return false;
    }
  }

  /** Waits for the connection or for the end. */
  async #connected(): Promise<void> {
    const up = new AbortController();
    const end = (): void => up.abort();
    this.#stopping.signal.addEventListener("abort", end);
    const forget = this.#options.connection.onUp(end);
    while (!up.signal.aborted && !this.#stopping.signal.aborted) await pause(RETRY_MS, up.signal);
    forget();
    this.#stopping.signal.removeEventListener("abort", end);
  }

  /** From taking the lease to losing it, the connection, or the will to go on. */
  async #session(declared: () => void): Promise<void> {
    const { connection, replicas, leaseMs } = this.#options;
    const at: Declaring = { link: connection.now(), place: connection.place, replicas };
    await declareKept(at, this.#consumer.name);
    const ending = new AbortController();
    const end = (): void => ending.abort();
    const forget = connection.onDown(end);
    this.#stopping.signal.addEventListener("abort", end);
    if (this.#stopping.signal.aborted) end();
    const lease = (this.#lease ??= new JetstreamLease(at.link, this.#consumer.name, leaseMs));
    try {
      await lease.take(ending.signal);
      const session: Session = { at, lease, signal: ending.signal, turn: (work) => this.#inTurn(work) };
      await Promise.all(this.#sources.map((source) => source.declare(session)));
      declared();
      const work = [lease.keep(ending.signal), ...this.#sources.map((source) => source.run(session))];
      const results = await Promise.allSettled(work.map((part) => part.finally(end)));
      const failed = results.find((result) => result.status === "rejected");
      if (failed) throw failed.reason;
    } finally {
      forget();
      this.#stopping.signal.removeEventListener("abort", end);
      if (this.#isConnected()) await lease.release().catch(() => undefined);
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }
}
