import { z } from "zod";
import type { DependencyState } from "@callboard/kit/http/health.ts";
import type { Consumer, DeadLetter, EventBus, StreamPosition, Subscription } from "#bus.ts";
import type { Envelope } from "#event.ts";
import { watchHandler } from "#watch-handler.ts";
import { consumersOfDeadLetters, readDeadLetters, requestReplay } from "./dead-letter-store.ts";
import { replicasOf } from "./declare-bus.ts";
import { JetstreamConnection, type JetstreamBusOptions, type Link } from "./jetstream-connection.ts";
import { JetstreamConsumer } from "./jetstream-consumer.ts";
import { declareEvents } from "./jetstream-declare.ts";
import { explain } from "./jetstream-errors.ts";
import { streamedService } from "./jetstream-names.ts";
import { publishInOrder } from "./jetstream-publisher.ts";
import { JetstreamWatch } from "./jetstream-watch.ts";

/**
 * The event bus on NATS JetStream. Opens with or without the server, and connects whenever it is reachable; until
 * then publishing throws, readers wait, and its state is `away`.
 */
export async function openJetstreamBus(options: JetstreamBusOptions): Promise<EventBus> {
  const connection = new JetstreamConnection(options);
  await connection.attempted;
  return new JetstreamBus(options, connection);
}

class JetstreamBus implements EventBus {
  readonly #options: JetstreamBusOptions;
  readonly #connection: JetstreamConnection;
  readonly #running = new Set<Subscription>();
  /** Services whose stream is known to exist. */
  readonly #declared = new Set<string>();
  #publishing: Promise<unknown> = Promise.resolve();

  constructor(options: JetstreamBusOptions, connection: JetstreamConnection) {
    this.#options = options;
    this.#connection = connection;
    // A server that comes back may have lost its streams.
    connection.on("down", () => this.#declared.clear());
  }

  publish(batch: readonly Envelope[]): Promise<void> {
    const published = this.#publishing.then(async () => {
      for (const [service, envelopes] of Map.groupBy(batch, ({ subject }) => streamedService(subject)))
        await this.#do(`publishing to ${service}`, async (link) => {
          if (!this.#declared.has(service)) await this.#declare(link, service);
          this.#declared.delete(service);
          await publishInOrder(link, envelopes);
          this.#declared.add(service);
        });
    });
    this.#publishing = published.catch(() => undefined);
    return published;
  }

  positions(services: readonly string[]): Promise<readonly StreamPosition[]> {
    return Promise.all(
      services.map((service) => this.#do(`stream of ${service}`, (link) => this.#declare(link, service))),
    );
  }

  async #declare(link: Link, service: string): Promise<StreamPosition> {
    const { created, state } = await declareEvents(link, service, replicasOf(this.#options.url));
    return { service, store: created, last: state.last_seq };
  }

  /** Works with the server, and reports the error until the same work succeeds. */
  async #do<T>(what: string, work: (link: Link) => Promise<T>): Promise<T> {
    try {
      const done = await work(this.#connection.now());
      this.#connection.report(what, null);
      return done;
    } catch (error) {
      this.#connection.report(what, error);
      throw explain(error, this.#connection.address);
    }
  }

  async subscribe(consumer: Consumer): Promise<Subscription> {
    return this.#track([new JetstreamConsumer(consumer, this.#connection, this.#options)]);
  }

  /** When events are published again, every copy in the stream is passed on. */
  async watch(subjects: readonly string[], handle: (envelope: Envelope) => void): Promise<Subscription> {
    const onEvent = watchHandler(handle, this.#options.log);
    const watches = [...Map.groupBy(subjects, streamedService).values()].map(
      (own) => new JetstreamWatch(this.#connection, own, onEvent),
    );
    await Promise.all(watches.map((watch) => watch.started()));
    return this.#track(watches);
  }

  #track(parts: readonly Subscription[]): Subscription {
    const stop = async (): Promise<void> => {
      this.#running.delete(subscription);
      await Promise.all(parts.map((part) => part.stop()));
    };
    const subscription = { stop };
    this.#running.add(subscription);
    return subscription;
  }

  deadLetters(limit: number, consumer?: string): Promise<readonly DeadLetter[]> {
    return this.#do("dead letters", async (link) => {
      const consumers = consumer === undefined ? await consumersOfDeadLetters(link) : [consumer];
      const found = await Promise.all(
        consumers.map((name) => readDeadLetters(link, name, { id: "*", limit })),
      );
      return found
        .flat()
        .toSorted((a, b) => a.diedAt.getTime() - b.diedAt.getTime())
        .slice(0, limit);
    });
  }

  async replay(consumer: string, id: string): Promise<boolean> {
    if (!z.uuid().safeParse(id).success) return false;
    return this.#do("dead letters", async (link) => {
      const [letter] = await readDeadLetters(link, consumer, { id, limit: 1 });
      if (letter) await requestReplay(link, consumer, id);
      return letter !== undefined;
    });
  }

  state(): Promise<DependencyState> {
    return this.#connection.state();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running].map((subscription) => subscription.stop()));
    await this.#publishing;
    await this.#connection.close();
  }
}
