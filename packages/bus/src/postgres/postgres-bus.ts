import { sql, type Kysely } from "kysely";
import { z } from "zod";
import type { DependencyState } from "@callboard/kit/http/health.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { openListener, type Listener } from "@callboard/kit/postgres/listener.ts";
import { migrate } from "@callboard/kit/postgres/migrate.ts";
import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import { awaitDatabase, openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import type { Consumer, DeadLetter, EventBus, StreamPosition, Subscription } from "#bus.ts";
import type { Envelope } from "#event.ts";
import { watchHandler } from "#watch-handler.ts";
import type { RetryPolicy } from "#retry-policy.ts";
import { startConsumer, type ConsumerLoop } from "./postgres-consumer.ts";
import { readNewMessages, toEnvelope, type MessageRow } from "./postgres-log.ts";
import { subjectPattern } from "#subject-pattern.ts";

const CHANNEL = "bus";
/** Milliseconds between polls: a notification wakes the readers, and polling only covers lost ones. */
const POLL_MS = 15_000;
const PURGE_EVERY_MS = 3_600_000;
const RETENTION_DAYS = 30;
const DEAD_LETTER_DAYS = 90;
const PUBLISH_LOCK = 4_711_002;

export interface PostgresBusOptions extends RetryPolicy {
  readonly url: string;
  /** The name of the process. */
  readonly name: string;
  readonly log: Log;
}

/** The event bus over a log table in its own database. Creates its tables if they are missing. */
export async function openPostgresBus(options: PostgresBusOptions): Promise<EventBus> {
  const database = openDatabase<unknown>({ ...options, name: `${options.name}-bus`, poolSize: 2 });
  await awaitDatabase(database.db, options.log, "BUS_URL");
  await migrate(options.url, [{ set: "bus", folder: new URL("../../migrations/", import.meta.url) }]);
  const wakers = new Set<() => void>();
  const wakeAll = (): void => wakers.forEach((wake) => wake());
  const listener = await openListener({
    ...options,
    name: `${options.name}-bus`,
    channel: CHANNEL,
    onWake: wakeAll,
  });
  const purge = (): void => {
    purgeLog(database.db).catch((error: unknown) =>
      options.log.warn({ event: "bus_purge_failed", err: error }, "the log of events was not purged"),
    );
  };
  const timers = [setInterval(wakeAll, POLL_MS), setInterval(purge, PURGE_EVERY_MS)];
  return new PostgresBus(options, { database, listener, timers, wakers });
}

interface Engine {
  readonly database: Database<unknown>;
  readonly listener: Listener;
  readonly timers: readonly NodeJS.Timeout[];
  readonly wakers: Set<() => void>;
}

class PostgresBus implements EventBus {
  readonly #options: PostgresBusOptions;
  readonly #engine: Engine;
  readonly #db: Kysely<unknown>;
  readonly #running = new Set<Subscription>();

  constructor(options: PostgresBusOptions, engine: Engine) {
    this.#options = options;
    this.#engine = engine;
    this.#db = engine.database.db;
  }

  async publish(batch: readonly Envelope[]): Promise<void> {
    if (batch.length === 0) return;
    await this.#db.transaction().execute(async (tx) => {
      // One publisher at a time, so that a position becomes visible only after every lower one.
      await sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`.execute(tx);
      await sql`
        insert into message (id, subject, occurred_at, actor_id, aggregate_id, version, traceparent, payload)
        select * from unnest(
          ${batch.map((event) => event.id)}::uuid[], ${batch.map((event) => event.subject)}::text[],
          ${batch.map((event) => event.occurredAt)}::timestamptz[], ${batch.map((event) => event.actorId)}::text[],
          ${batch.map((event) => event.aggregateId)}::text[], ${batch.map((event) => event.version)}::bigint[],
          ${batch.map((event) => event.traceparent)}::text[], ${batch.map((event) => Buffer.from(event.payload))}::bytea[])
        on conflict (id) do nothing`.execute(tx);
      await sql`select pg_notify(${CHANNEL}, '')`.execute(tx);
    });
  }

  /** All services share one log. */
  async positions(services: readonly string[]): Promise<readonly StreamPosition[]> {
    const { rows } = await sql<{ store: string; last: number }>`
      select store.id as store,
        coalesce(pg_sequence_last_value(pg_get_serial_sequence('message', 'position')::regclass), 0) as last
      from store`.execute(this.#db);
    const [mark] = rows;
    if (!mark) throw new Error("The log of the event bus has no name: its table store is empty.");
    return services.map((service) => ({ service, ...mark }));
  }

  async subscribe(consumer: Consumer): Promise<Subscription> {
    const { name, formerName = null } = consumer;
    await sql`
      insert into consumer (name, position)
      select ${name}, coalesce((select position from consumer where name = ${formerName}), 0)
      on conflict do nothing`.execute(this.#db);
    const { listener } = this.#engine;
    const loop = startConsumer(consumer, { ...this.#options, db: this.#db, listener });
    return this.#track(loop);
  }

  async watch(subjects: readonly string[], handle: (envelope: Envelope) => void): Promise<Subscription> {
    const pattern = subjectPattern(subjects);
    const start = await sql<{ position: number }>`
      select coalesce(max(position), 0) as position from message`.execute(this.#db);
    let position = start.rows[0]?.position ?? 0;
    let reading = Promise.resolve();
    const notify = watchHandler(handle, this.#options.log);
    const read = async (): Promise<void> => {
      const found = await readNewMessages(this.#db, { pattern, after: position, limit: 1_000 });
      position = found.horizon;
      found.envelopes.forEach(({ envelope }) => notify(envelope));
      if (found.more) await read();
    };
    const wake = (): void => {
      reading = reading.then(read).catch((error: unknown) => {
        const facts = { event: "bus_watch_failed", err: error };
        warnThrottled(this.#options.log, facts, "the bus could not be read for a watcher");
      });
    };
    return this.#track({ wake, stop: () => reading });
  }

  #track(loop: ConsumerLoop): Subscription {
    this.#engine.wakers.add(loop.wake);
    const subscription: Subscription = {
      stop: async () => {
        this.#engine.wakers.delete(loop.wake);
        this.#running.delete(subscription);
        await loop.stop();
      },
    };
    this.#running.add(subscription);
    loop.wake();
    return subscription;
  }

  async deadLetters(limit: number, consumer?: string): Promise<readonly DeadLetter[]> {
    const { rows } = await sql<MessageRow & { consumer: string; reason: string; died_at: Date }>`
      select message.*, dead_letter.consumer, dead_letter.reason, dead_letter.died_at
      from dead_letter join message using (id)
      where ${consumer ?? null}::text is null or dead_letter.consumer = ${consumer ?? null}
      order by dead_letter.died_at, message.position limit ${limit}`.execute(this.#db);
    return rows.map((row) => ({
      consumer: row.consumer,
      envelope: toEnvelope(row),
      reason: row.reason,
      diedAt: row.died_at,
    }));
  }

  async replay(consumer: string, id: string): Promise<boolean> {
    if (!z.uuid().safeParse(id).success) return false;
    const { rows } = await sql`
      update dead_letter set replay_requested_at = now() where consumer = ${consumer} and id = ${id}
      returning id`.execute(this.#db);
    await sql`select pg_notify(${CHANNEL}, '')`.execute(this.#db);
    return rows.length > 0;
  }

  state(): Promise<DependencyState> {
    return this.#engine.database.state();
  }

  async close(): Promise<void> {
    this.#engine.timers.forEach((timer) => clearInterval(timer));
    await Promise.all([...this.#running].map((subscription) => subscription.stop()));
    await this.#engine.listener.close();
    await this.#engine.database.close();
  }
}

/**
 * Deletes dead letters that were not replayed within 90 days, and messages older than 30 days that no dead letter
 * needs.
 */
export async function purgeLog(db: Kysely<unknown>): Promise<void> {
  await purgeRows(db, "dead_letter", olderThan("died_at", DEAD_LETTER_DAYS));
  const isNeeded = sql`exists (select from dead_letter where dead_letter.id = message.id)`;
  await purgeRows(db, "message", sql`${olderThan("published_at", RETENTION_DAYS)} and not ${isNeeded}`);
}
