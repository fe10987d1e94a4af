import type { QueryExecutorProvider } from "kysely";
import type { Log } from "@callboard/kit/log/log.ts";
import { classifyDatabaseError } from "@callboard/kit/postgres/database-errors.ts";
import { openListener, type Listener } from "@callboard/kit/postgres/listener.ts";
import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import type { EventBus, Subscription } from "../bus.ts";
import { OUTBOX_CHANNEL } from "../outbox.ts";
import { republishIfLost } from "./republish.ts";
import { reasonOf } from "../retry-policy.ts";
import { hasWaiting, publishWaiting } from "./waiting.ts";

/**
 * Milliseconds between polls of an idle outbox: a notification wakes the relay, and polling only covers lost ones.
 */
export const POLL_MS = 15_000;
/** Milliseconds until the next attempt after an error. */
const AFTER_ERROR_MS = 1_000;
/** Milliseconds between comparisons with the bus, for a relay that publishes and for an idle one. */
const COMPARE_MS = 5_000;
export const IDLE_COMPARE_MS = 30_000;
const KEEP_PUBLISHED_DAYS = 7;

export interface RelayOptions {
  readonly db: QueryExecutorProvider;
  readonly url: string;
  readonly name: string;
  readonly bus: Pick<EventBus, "publish" | "positions">;
  readonly log: Log;
}

/**
 * Publishes the outbox of one database. Of all processes, the holder of an advisory lock works. Rows are sent in the
 * order in which they were written, each as soon as it is committed, so that an event never comes after its
 * consequences (decision 13). A crash between publishing and marking repeats the batch; the bus skips known ids. What
 * the bus lost is published again from the rows that the outbox keeps.
 */
export async function startRelay(options: RelayOptions): Promise<Subscription> {
  const relay = new Relay(options);
  const { url, name, log } = options;
  await relay.start(
    await openListener({ url, name: `${name}-relay`, channel: OUTBOX_CHANNEL, log, onWake: relay.wake }),
  );
  return relay;
}

class Relay implements Subscription {
  readonly #options: RelayOptions;
  #listener: Listener | null = null;
  #running: Promise<void> | null = null;
  #woken = false;
  #stopped = false;
  #timer: NodeJS.Timeout | null = null;
  /** When the bus was last found to have everything published, by a process-local clock. */
  #comparedAt = Number.NEGATIVE_INFINITY;
  #obstacle: string | null = null;

  constructor(options: RelayOptions) {
    this.#options = options;
  }

  async start(listener: Listener): Promise<void> {
    this.#listener = listener;
    this.wake();
  }

  wake = (): void => {
    this.#woken = true;
    if (this.#stopped || this.#running) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#running = this.#drain().then((wait) => {
      this.#running = null;
      if (this.#stopped) return;
      if (this.#woken) return this.wake();
      this.#timer = setTimeout(this.wake, wait);
    });
  };

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#running;
    await this.#listener?.close();
  }

  /** Logs an error that keeps the relay from publishing, once instead of with every attempt. */
  #logObstacle(error: unknown): void {
    const obstacle = error === null ? null : obstacleOf(error);
    if (obstacle !== null && obstacle !== this.#obstacle)
      this.#options.log.warn(
        { event: "publish_failed", err: error },
        `events wait in the outbox: ${obstacle}`,
      );
    this.#obstacle = obstacle;
  }

  /** Publishes what is due and returns the milliseconds until the next poll. When idle this is one statement. */
  async #drain(): Promise<number> {
    this.#woken = false;
    try {
      if (!(await this.#listener?.tryLock(`relay:${this.#options.name}`))) return POLL_MS;
      const { db, bus } = this.#options;
      const isWaiting = await hasWaiting(db);
      // After the comparison, rows that the bus lost are waiting again.
      const isCompared = await this.#compare(isWaiting ? COMPARE_MS : IDLE_COMPARE_MS);
      if (isWaiting || isCompared) await publishWaiting(db, bus, () => !this.#stopped);
      this.#logObstacle(null);
      return POLL_MS;
    } catch (error) {
      this.#comparedAt = Number.NEGATIVE_INFINITY;
      this.#logObstacle(error);
      return AFTER_ERROR_MS;
    }
  }

  async #compare(everyMs: number): Promise<boolean> {
    if (performance.now() - this.#comparedAt < everyMs) return false;
    await republishIfLost(this.#options);
    this.#comparedAt = performance.now();
    return true;
  }
}

/** Both outbox and bus may be databases. */
function obstacleOf(error: unknown): string {
  return classifyDatabaseError(error, "DATABASE_URL or BUS_URL")?.advice ?? reasonOf(error);
}

/** Deletes events that were published more than seven days ago. */
export function purgeOutbox(db: QueryExecutorProvider): Promise<void> {
  return purgeRows(db, "outbox", olderThan("published_at", KEEP_PUBLISHED_DAYS));
}
