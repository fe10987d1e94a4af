import pg from "pg";
import type { Log } from "#log/log.ts";

const RECONNECT_MS = [50, 250, 1_000, 5_000] as const;

/** A connection of its own that receives NOTIFY, holds advisory locks and comes back after a loss. */
export interface Listener {
  /** Takes the session's lock of this name if nobody holds it; it goes with the connection. */
  tryLock(name: string): Promise<boolean>;
  /** Gives a lock back and wakes everybody who listens, so that another takes over. */
  unlock(name: string): Promise<void>;
  close(): Promise<void>;
}

export interface ListenerOptions {
  readonly url: string;
  readonly name: string;
  readonly channel: string;
  readonly log: Log;
  /** Called for every notification and after every (re)connection. */
  readonly onWake: () => void;
}

export async function openListener(options: ListenerOptions): Promise<Listener> {
  const listener = new PostgresListener(options);
  await listener.connect();
  return listener;
}

class PostgresListener implements Listener {
  readonly #options: ListenerOptions;
  #client: pg.Client | null = null;
  #held = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #failures = 0;
  #asking: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  async connect(): Promise<void> {
    const { url, name, channel } = this.#options;
    const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true });
    client.on("notification", () => this.#options.onWake());
    client.on("error", () => this.#lost(client));
    client.on("end", () => this.#lost(client));
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    if (this.#closed) return client.end();
    this.#client = client;
    this.#failures = 0;
    this.#options.onWake();
  }

  async tryLock(name: string): Promise<boolean> {
    const client = this.#client;
    if (!client) return false;
    if (this.#held.has(name)) return true;
    const locked = await this.#ask(client, "select pg_try_advisory_lock(hashtextextended($1, 0)) as yes", [
      name,
    ]);
    if (!locked || client !== this.#client) return false;
    this.#held.add(name);
    return true;
  }

  async unlock(name: string): Promise<void> {
    const client = this.#client;
    if (!client || !this.#held.delete(name)) return;
    await this.#ask(client, "select pg_advisory_unlock(hashtextextended($1, 0)) as yes", [name]);
    await this.#ask(client, "select pg_notify($1, '') is null as yes", [this.#options.channel]);
  }

  /** One question after the other: a connection takes one at a time. A lost connection answers no. */
  #ask(client: pg.Client, question: string, values: readonly string[]): Promise<boolean> {
    const response = this.#asking.then(async () => {
      const { rows } = await client.query<{ yes: boolean }>(question, [...values]);
      return rows[0]?.yes === true;
    });
    const settled = response.catch(() => false);
    this.#asking = settled;
    return settled;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    this.#held = new Set();
    this.#options.log.warn(
      { event: "database_listener_lost", channel: this.#options.channel },
      "the listening connection was lost",
    );
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    const delay = RECONNECT_MS[Math.min(this.#failures, RECONNECT_MS.length - 1)];
    this.#failures += 1;
    this.#timer = setTimeout(() => {
      this.connect().catch(() => {
        if (!this.#closed) this.#reconnectLater();
      });
    }, delay);
  }
}
