import { sql, type QueryExecutorProvider } from "kysely";
import type { Log } from "@callboard/kit/log.ts";
import { databaseTrouble } from "@callboard/kit/postgres/database-trouble.ts";
import { openListener, type Listener } from "@callboard/kit/postgres/listener.ts";
import { reasonOf } from "./after-failure.ts";
import type { EventBus, Subscription } from "./bus.ts";
import { OUTBOX_CHANNEL } from "./outbox.ts";
import { refillIfLost } from "./refill.ts";
import { hasWaiting, publishWaiting } from "./relay-outbox.ts";

/** Milliseconds between two looks without a notification. */
const SWEEP_MS = 5_000;
/** Milliseconds between two looks while rows wait for older transactions to end, or after an error. */
const SOON_MS = 25;
const AFTER_ERROR_MS = 1_000;
const KEEP_PUBLISHED_DAYS = 7;

export interface RelayOptions {
  readonly db: QueryExecutorProvider;
  readonly url: string;
  readonly name: string;
  readonly bus: Pick<EventBus, "publish" | "marks">;
  readonly log: Log;
}

/**
 * Publishes the outbox of one database. Of all processes, the holder of an advisory lock works. Rows leave in
 * (transaction, sequence) order and only below the snapshot's xmin, so that nothing is overtaken by a later commit
 * of an earlier transaction. A crash between publishing and marking repeats the batch; the bus skips known ids. What
 * the bus has lost is published again from the rows that the outbox keeps.
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
  /** When the bus was last found to have what was published, by the process's own clock. */
  #comparedAt = Number.NEGATIVE_INFINITY;
  #hindrance: string | null = null;

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

  /** Says what hinders the relay once, not with every attempt. */
  #tell(error: unknown): void {
    const hindrance = error === null ? null : hindranceOf(error);
    if (hindrance !== null && hindrance !== this.#hindrance)
      this.#options.log.warn({ err: error }, `events wait in the outbox: ${hindrance}`);
    this.#hindrance = hindrance;
  }

  /** Publishes what is due and answers the milliseconds until the next look. */
  async #drain(): Promise<number> {
    this.#woken = false;
    try {
      if (!(await this.#listener?.tryLock(`relay:${this.#options.name}`))) return SWEEP_MS;
      const { db, bus } = this.#options;
      if (performance.now() - this.#comparedAt >= SWEEP_MS) {
        await refillIfLost(this.#options);
        this.#comparedAt = performance.now();
      }
      await publishWaiting(db, bus, () => !this.#stopped);
      this.#tell(null);
      return (await hasWaiting(db)) ? SOON_MS : SWEEP_MS;
    } catch (error) {
      this.#comparedAt = Number.NEGATIVE_INFINITY;
      this.#tell(error);
      return AFTER_ERROR_MS;
    }
  }
}

/** Outbox and bus may be databases both. */
function hindranceOf(error: unknown): string {
  return databaseTrouble(error, "DATABASE_URL or BUS_URL")?.advice ?? reasonOf(error);
}

/** Forgets events that were published more than seven days ago. */
export async function sweepOutbox(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from outbox where published_at < now() - make_interval(days => ${KEEP_PUBLISHED_DAYS})`.execute(
    db,
  );
}
