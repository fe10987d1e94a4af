import { sql, type Kysely } from "kysely";
import type { Log } from "@callboard/kit/log/log.ts";
import { classifyDatabaseError } from "@callboard/kit/postgres/database-errors.ts";
import type { Listener } from "@callboard/kit/postgres/listener.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import { nextRetry, reasonOf, logHandlerFailure, type RetryPolicy } from "#retry-policy.ts";
import { BACKOFF_MS, type Consumer, type Subscription } from "#bus.ts";
import type { Envelope } from "#event.ts";
import { readWork, toEnvelope, type MessageRow, type Positioned } from "./postgres-log.ts";
import { subjectPattern } from "#subject-pattern.ts";

const BATCH = 100;

export interface ConsumerLoop extends Subscription {
  /** Polls for work soon; cheap to call often. */
  wake(): void;
}

export interface ConsumerEngine extends RetryPolicy {
  readonly db: Kysely<unknown>;
  readonly listener: Listener;
  readonly log: Log;
}

/** Reads the log for one durable consumer. Of all processes with its name, the holder of its lock works. */
export function startConsumer(consumer: Consumer, engine: ConsumerEngine): ConsumerLoop {
  return new PostgresConsumer(consumer, engine);
}

class PostgresConsumer implements ConsumerLoop {
  readonly #consumer: Consumer;
  readonly #engine: ConsumerEngine;
  readonly #pattern: string;
  readonly #lock: string;
  #stopped = false;
  #woken = false;
  #running: Promise<void> | null = null;
  #retry: NodeJS.Timeout | null = null;
  /** The event that waits for its next attempt, and since when. */
  #failing: { readonly id: string; readonly since: number } | null = null;

  constructor(consumer: Consumer, engine: ConsumerEngine) {
    this.#consumer = consumer;
    this.#engine = engine;
    this.#pattern = subjectPattern(consumer.subjects);
    this.#lock = `consumer:${consumer.name}`;
  }

  wake = (): void => {
    this.#woken = true;
    if (this.#stopped || this.#running || this.#retry) return;
    this.#running = this.#drain().finally(() => {
      this.#running = null;
      if (this.#woken) this.wake();
    });
  };

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#running;
    await this.#engine.listener.unlock(this.#lock);
  }

  async #drain(): Promise<void> {
    this.#woken = false;
    try {
      if (!(await this.#engine.listener.tryLock(this.#lock))) return;
      while (!this.#stopped && (await this.#readBatch()));
    } catch (error) {
      const { name: consumer } = this.#consumer;
      const why = classifyDatabaseError(error, "BUS_URL")?.advice ?? reasonOf(error);
      const facts = { event: "bus_read_failed", err: error, consumer };
      warnThrottled(this.#engine.log, facts, `${consumer} cannot read the bus: ${why}`);
      this.#wakeAfter(BACKOFF_MS[1] ?? 0);
    }
  }

  /** True when there may be more. */
  async #readBatch(): Promise<boolean> {
    const work = await readWork(this.#engine.db, {
      consumer: this.#consumer.name,
      pattern: this.#pattern,
      limit: BATCH,
    });
    if (!work) return false;
    if (work.replays) await this.#replayRequested();
    let { attempts } = work;
    let done = work.position;
    for (const message of work.envelopes) {
      if (this.#stopped) break;
      const failed = await this.#try(message.envelope);
      if (failed && !(await this.#giveUp(message, { ...failed, attempts, done }))) return false;
      attempts = 0;
      done = message.position;
    }
    const reached = this.#stopped ? done : work.horizon;
    if (reached > work.position) await this.#acknowledge(reached, 0);
    return work.more;
  }

  /** Null if the message was handled, otherwise the error. */
  async #try(envelope: Envelope): Promise<{ readonly error: unknown } | null> {
    try {
      await this.#consumer.handle(envelope);
      return null;
    } catch (error) {
      logHandlerFailure(this.#engine.log, this.#consumer.name, { envelope, error });
      return { error };
    }
  }

  /** True if the attempts are used up and the message became a dead letter; otherwise it is retried later. */
  async #giveUp(
    message: Positioned,
    failed: { attempts: number; error: unknown; done: number },
  ): Promise<boolean> {
    const { id } = message.envelope;
    if (this.#failing?.id !== id) this.#failing = { id, since: performance.now() };
    const before = { tries: failed.attempts, waitedMs: performance.now() - this.#failing.since };
    const next = nextRetry(failed.error, before, this.#engine);
    if (next === "dead-letter") {
      await this.#deadLetter(message, reasonOf(failed.error));
      return true;
    }
    await this.#acknowledge(failed.done, next.tries);
    this.#wakeAfter(next.waitMs);
    return false;
  }

  async #deadLetter({ position, envelope }: Positioned, reason: string): Promise<void> {
    await sql`
      insert into dead_letter (consumer, position, id, reason)
      values (${this.#consumer.name}, ${position}, ${envelope.id}, ${reason.slice(0, 500)})
      on conflict (consumer, id) do update set reason = excluded.reason, died_at = now(), replay_requested_at = null`.execute(
      this.#engine.db,
    );
    this.#consumer.died?.(envelope);
  }

  async #acknowledge(position: number, attempts: number): Promise<void> {
    await sql`
      update consumer set position = ${position}, attempts = ${attempts}
      where name = ${this.#consumer.name} and position <= ${position}`.execute(this.#engine.db);
  }

  async #replayRequested(): Promise<void> {
    const { rows } = await sql<MessageRow>`
      select message.* from dead_letter join message using (id)
      where dead_letter.consumer = ${this.#consumer.name} and dead_letter.replay_requested_at is not null
      order by message.position limit ${BATCH}`.execute(this.#engine.db);
    for (const row of rows) {
      const envelope = toEnvelope(row);
      const failed = await this.#try(envelope);
      if (failed) await this.#deadLetter({ position: row.position, envelope }, reasonOf(failed.error));
      else
        await sql`delete from dead_letter where consumer = ${this.#consumer.name} and id = ${row.id}`.execute(
          this.#engine.db,
        );
    }
  }

  #wakeAfter(milliseconds: number): void {
    if (this.#stopped) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.wake();
    }, milliseconds);
  }
}
