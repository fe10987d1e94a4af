import { z } from "zod";
import type { EngineState } from "@callboard/kit/health.ts";
import type { Log } from "@callboard/kit/log.ts";
import type { RetryPolicy } from "#retry-policy.ts";
import type { Consumer, DeadLetter, EventBus, StreamPosition, Subscription } from "#bus.ts";
import type { Envelope } from "#event.ts";
import { watchHandler } from "#watch-handler.ts";
import { JetstreamConnection } from "./jetstream-connection.ts";
import { JetstreamConsumer } from "./jetstream-consumer.ts";
import { explain } from "./jetstream-error.ts";
import { deadLetter, deadLetters } from "./jetstream-kept.ts";
import { LEASE_MS } from "./jetstream-lease.ts";
import { consumerSubjects, streamedService } from "./jetstream-names.ts";
import { JetstreamPublisher } from "./jetstream-publisher.ts";
import { declareEvents } from "./jetstream-streams.ts";
import { JetstreamWatch } from "./jetstream-watch.ts";

/** A message that a process holds is not handed to another before its lease has long ended. */
const ACK_WAIT_LEASES = 3;

export interface JetstreamBusOptions extends RetryPolicy {
  /** `nats://user:password@host:port`; `?replicas=3` for the copies of streams that are made anew. */
  readonly url: string;
  /** Name of the process. */
  readonly name: string;
  readonly log: Log;
  /** Milliseconds until a dead process is replaced, for tests; defaults to LEASE_MS. Whole seconds. */
  readonly leaseMs?: number;
}

/**
 * The event bus on NATS JetStream. Opens with or without the server, and connects by itself whenever it is there; until
 * then publishing fails with a sentence, readers wait, and its state is `away`.
 */
export async function openJetstreamBus(options: JetstreamBusOptions): Promise<EventBus> {
  const connection = new JetstreamConnection(options);
  await connection.attempted;
  return new JetstreamBus(options, connection);
}

class JetstreamBus implements EventBus {
  readonly #options: JetstreamBusOptions;
  readonly #connection: JetstreamConnection;
  readonly #replicas: number;
  readonly #running = new Set<Subscription>();
  /** Services whose stream is known to be there. */
  readonly #declared = new Set<string>();
  #publisher: JetstreamPublisher | null = null;
  #publishing: Promise<unknown> = Promise.resolve();

  constructor(options: JetstreamBusOptions, connection: JetstreamConnection) {
    this.#options = options;
    this.#connection = connection;
    this.#replicas = Number(new URL(options.url).searchParams.get("replicas") ?? 1);
    // A server that comes back may have lost its streams; nothing answers what is sent to one that is not there.
    connection.onUp(() => this.#declared.clear());
  }

  publish(batch: readonly Envelope[]): Promise<void> {
    const published = this.#publishing.then(() => this.#publish(batch));
    this.#publishing = published.catch(() => undefined);
    return published;
  }

  async #publish(batch: readonly Envelope[]): Promise<void> {
    for (const [service, envelopes] of Map.groupBy(batch, ({ subject }) => streamedService(subject))) {
      await this.#about(service, "publishing to", async () => {
        if (!this.#declared.has(service)) await this.#declare(service);
        await this.#sender().publish(service, envelopes);
      });
    }
  }

  positions(services: readonly string[]): Promise<readonly StreamPosition[]> {
    return Promise.all(
      services.map((service) => this.#about(service, "stream of", () => this.#declare(service))),
    );
  }

  /** Works with the stream of a service, and keeps what is wrong with it until the same work is done again. */
  async #about<T>(service: string, doing: "publishing to" | "stream of", work: () => Promise<T>): Promise<T> {
    const what = `${doing} ${service}`;
    this.#connection.now();
    try {
      const done = await work();
      this.#connection.report(what, null);
      return done;
    } catch (error) {
      this.#declared.delete(service);
      const { place } = this.#connection;
      this.#connection.report(what, error);
      throw explain(error, place);
    }
  }

  async #declare(service: string): Promise<StreamPosition> {
    const link = this.#connection.now();
    const { place } = this.#connection;
    const { created, state } = await declareEvents({ link, place, replicas: this.#replicas }, service);
    this.#declared.add(service);
    this.#sender().setBack(service, state.last_seq);
    return { service, store: created, last: state.last_seq };
  }

  #sender(): JetstreamPublisher {
    const link = this.#connection.now();
    if (this.#publisher) return this.#publisher;
    const publisher = new JetstreamPublisher(link);
    this.#connection.onRefused((error) => publisher.refused(error));
    return (this.#publisher = publisher);
  }

  async subscribe(consumer: Consumer): Promise<Subscription> {
    const { leaseMs = LEASE_MS } = this.#options;
    const reader = new JetstreamConsumer(consumer, {
      ...this.#options,
      connection: this.#connection,
      replicas: this.#replicas,
      leaseMs,
      ackWaitMs: ACK_WAIT_LEASES * leaseMs,
    });
    return this.#track(() => reader.stop());
  }

  /** Of what is published again, each copy that the stream has is heard. */
  async watch(subjects: readonly string[], hear: (envelope: Envelope) => void): Promise<Subscription> {
    const tell = watchHandler(hear, this.#options.log);
    const watches = [...Map.groupBy(subjects, streamedService).values()].map(
      (own) => new JetstreamWatch(this.#connection, own, tell),
    );
    await Promise.all(watches.map((watch) => watch.started()));
    return this.#track(async () => {
      await Promise.all(watches.map((watch) => watch.stop()));
    });
  }

  #track(stop: () => Promise<void>): Subscription {
    const subscription: Subscription = {
      stop: async () => {
        this.#running.delete(subscription);
        await stop();
      },
    };
    this.#running.add(subscription);
    return subscription;
  }

  deadLetters(limit: number, consumer?: string): Promise<readonly DeadLetter[]> {
    return this.#explained(() => deadLetters(this.#connection.now(), limit, consumer));
  }

  async replay(consumer: string, id: string): Promise<boolean> {
    if (!z.uuid().safeParse(id).success) return false;
    return this.#explained(async () => {
      const link = this.#connection.now();
      if (!(await deadLetter(link, consumer, id))) return false;
      await link.nc.jetstream().publish(consumerSubjects(consumer).again(id));
      return true;
    });
  }

  async #explained<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw explain(error, this.#connection.place);
    }
  }

  state(): Promise<EngineState> {
    return this.#connection.state();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running].map((subscription) => subscription.stop()));
    await this.#publishing;
    await this.#connection.close();
  }
}
