import { EventEmitter, once } from "node:events";
import { connect, Events, type ConnectionOptions, type JetStreamClient, type JetStreamManager } from "nats";
import type { NatsConnection } from "nats";
import type { DependencyState } from "@callboard/kit/http/health.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { pause } from "@callboard/kit/process/pause.ts";
import type { RetryPolicy } from "#retry-policy.ts";
import { BusError, explain, type NatsAddress } from "./jetstream-errors.ts";
import { inboxPrefix } from "./jetstream-names.ts";

/** Milliseconds between attempts to connect: doubled each time, with jitter, without end. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
/** Timeout of a request to the server, and of the one that checks whether it is reachable, in milliseconds. */
const REQUEST_MS = 5_000;
const READY_MS = 2_000;
const PING_MS = 10_000;

export interface ConnectionSettings {
  /** `nats://user:password@host:port`, or with `tls:`. */
  readonly url: string;
  /** The name of the process, as the server lists it. */
  readonly name: string;
  readonly log: Log;
}

/** How to reach the bus, and its timeouts. */
export interface JetstreamBusOptions extends RetryPolicy, ConnectionSettings {
  /** Milliseconds until the event of an unresponsive process goes to another one; defaults to ACK_WAIT_MS. */
  readonly ackWaitMs?: number;
}

/** The parts of an established connection. */
export interface Link {
  readonly nc: NatsConnection;
  readonly js: JetStreamClient;
  readonly jsm: JetStreamManager;
}

/**
 * One connection to NATS, established whenever the server is reachable, without end; emits when it is up and down. An
 * error is logged once, in a sentence that names the server, until it is over.
 */
export class JetstreamConnection extends EventEmitter<{ up: []; down: [] }> {
  readonly address: NatsAddress;
  /** Resolves when the first attempt has succeeded or failed. */
  readonly attempted: Promise<unknown>;
  readonly #settings: ConnectionSettings;
  readonly #closing = new AbortController();
  readonly #errors = new Map<string, string>();
  #link: Link | null = null;
  #attempts = 0;
  isUp = false;

  constructor(settings: ConnectionSettings) {
    super();
    const { host, username } = new URL(settings.url);
    this.#settings = settings;
    this.address = { host, user: decodeURIComponent(username) };
    this.setMaxListeners(0);
    this.attempted = new Promise((done) => void this.#connect(done));
  }

  /** The current connection; throws if there is none. */
  now(): Link {
    if (this.#link && this.isUp) return this.#link;
    const known = this.#errors.get("connection");
    throw known === undefined ? explain({}, this.address) : new BusError(known);
  }

  /** Resolves when there is a connection, or when the signal ends the wait. */
  async untilUp(signal: AbortSignal): Promise<void> {
    if (!this.isUp) await once(this, "up", { signal }).catch(() => undefined);
  }

  /**
   * Records an error, or its end (null), per activity. Only changes are logged; a lost connection is logged only
   * once.
   */
  report(what: string, error: unknown): void {
    const { log } = this.#settings;
    if (error === null && this.#errors.delete(what))
      log.info({ event: "bus_recovered", what }, "the event bus works again");
    if (error === null || (!this.isUp && what !== "connection")) return;
    const { message } = explain(error, this.address);
    const isKnown = [...this.#errors.values()].includes(message);
    this.#errors.set(what, message);
    if (!isKnown) log.warn({ event: "bus_failed", what }, message);
  }

  /** Whether the server responds for JetStream, and whether another error is known. */
  async state(): Promise<DependencyState> {
    try {
      await this.now().nc.request("$JS.API.INFO", "", { timeout: READY_MS });
      return this.#errors.size === 0 ? "up" : "degraded";
    } catch {
      return "down";
    }
  }

  /** Sends what is pending and closes. */
  async close(): Promise<void> {
    this.#closing.abort();
    await (this.isUp ? this.#link?.nc.drain() : this.#link?.nc.close());
  }

  async #connect(attempted: (done: null) => void): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted && !this.#link) {
      try {
        const nc = await connect(this.#options());
        if (signal.aborted) return await nc.close();
        const jsm = await nc.jetstreamManager({ timeout: REQUEST_MS, checkAPI: false });
        this.#link = { nc, jsm, js: jsm.jetstream() };
        void this.#follow(nc);
        this.#change(true);
      } catch (error) {
        this.report("connection", error);
      }
      attempted(null);
      if (!this.#link) await pause(this.#wait(), signal);
    }
  }

  #options(): ConnectionOptions {
    const { host, protocol, password } = new URL(this.#settings.url);
    const { user } = this.address;
    return {
      servers: host,
      ...(protocol === "tls:" ? { tls: {} } : {}),
      ...(user ? { user, pass: decodeURIComponent(password) } : {}),
      inboxPrefix: inboxPrefix(user),
      name: this.#settings.name,
      maxReconnectAttempts: -1,
      ignoreAuthErrorAbort: true,
      reconnectDelayHandler: () => this.#wait(),
      pingInterval: PING_MS,
      maxPingOut: 2,
      timeout: REQUEST_MS,
      noAsyncTraces: true,
    };
  }

  #wait(): number {
    this.#attempts += 1;
    return Math.min(FIRST_WAIT_MS * 2 ** this.#attempts, LONGEST_WAIT_MS) * (0.5 + Math.random() / 2);
  }

  async #follow(nc: NatsConnection): Promise<void> {
    for await (const { type, data } of nc.status()) {
      if (type === Events.Reconnect) this.#change(true);
      if (type === Events.Disconnect) this.#change(false);
      if (type === Events.Error && !this.isUp) this.report("connection", { code: data });
    }
  }

  #change(isUp: boolean): void {
    if (this.isUp === isUp || this.#closing.signal.aborted) return;
    this.#attempts = 0;
    this.isUp = isUp;
    // Other errors are reported again if they persist.
    if (isUp) for (const what of this.#errors.keys()) this.report(what, null);
    else this.report("connection", {});
    this.emit(isUp ? "up" : "down");
  }
}
