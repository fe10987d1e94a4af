import {
  connect,
  DebugEvents,
  Events,
  type ConnectionOptions,
  type JetStreamManager,
  type NatsConnection,
} from "nats";
import type { EngineState } from "@callboard/kit/health.ts";
import type { Log } from "@callboard/kit/log.ts";
import { pause } from "@callboard/kit/pause.ts";
import { BusError, explain, type NatsPlace } from "./jetstream-error.ts";
import { inboxPrefix } from "./jetstream-rights.ts";

/** Milliseconds between two attempts to connect: doubled each time, with jitter, for ever. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
/** Milliseconds until a request to the server has failed. */
export const REQUEST_MS = 5_000;
const READY_MS = 2_000;
const PING_MS = 10_000;

export interface ConnectionSettings {
  /** `nats://user:password@host:port`, or `tls:` in front. */
  readonly url: string;
  /** Name of the process, as the server lists it. */
  readonly name: string;
  readonly log: Log;
}

/** What a connection that stands gives. */
export interface Link {
  readonly nc: NatsConnection;
  readonly jsm: JetStreamManager;
  readonly inboxPrefix: string;
}

/**
 * One connection to NATS that comes by itself, whenever the server does, and comes back for ever. What is wrong is
 * said once in the log, in a sentence that names the engine, until it is over.
 */
export class JetstreamConnection {
  readonly place: NatsPlace;
  /** Resolves when the first attempt has succeeded or failed. */
  readonly attempted: Promise<void>;
  readonly #settings: ConnectionSettings;
  readonly #end = new AbortController();
  readonly #troubles = new Map<string, string>();
  readonly #onUp = new Set<() => void>();
  readonly #onDown = new Set<() => void>();
  readonly #onRefused = new Set<(error: unknown) => void>();
  #link: Link | null = null;
  #isUp = false;
  #attempts = 0;

  constructor(settings: ConnectionSettings) {
    const url = new URL(settings.url);
    this.#settings = settings;
    this.place = { address: url.host, user: decodeURIComponent(url.username) };
    this.attempted = new Promise((done) => {
      void this.#connect(done);
    });
  }

  /** The connection as it stands; throws the sentence when it does not. */
  now(): Link {
    if (this.#link && this.#isUp) return this.#link;
    const known = this.#troubles.get("connection");
    throw known === undefined ? explain({}, this.place) : new BusError(known);
  }

  /** Called whenever the connection stands (again), at once if it does; answers how to end it. */
  onUp(hear: () => void): () => void {
    this.#onUp.add(hear);
    if (this.#isUp) hear();
    return () => void this.#onUp.delete(hear);
  }

  /** Called whenever the connection is lost; answers how to end it. */
  onDown(hear: () => void): () => void {
    this.#onDown.add(hear);
    return () => void this.#onDown.delete(hear);
  }

  /** Called when the server refuses something for want of a right; answers how to end it. */
  onRefused(hear: (error: unknown) => void): () => void {
    this.#onRefused.add(hear);
    return () => void this.#onRefused.delete(hear);
  }

  /** Keeps what is wrong with one thing, or that it is well again (null); the log hears of changes only. */
  report(what: string, error: unknown): void {
    if (error === null) {
      if (this.#troubles.delete(what)) this.#settings.log.info({ what }, "the event bus works again");
      return;
    }
    const { message } = explain(error, this.place);
    const isKnown = [...this.#troubles.values()].includes(message);
    this.#troubles.set(what, message);
    if (!isKnown) this.#settings.log.warn({ what }, message);
  }

  /** Whether the server answers for JetStream, and whether something else is known to be wrong. */
  async state(): Promise<EngineState> {
    try {
      await this.now().nc.request("$JS.API.INFO", "", { timeout: READY_MS });
      return this.#troubles.size === 0 ? "well" : "troubled";
    } catch {
      return "away";
    }
  }

  /** Sends what is on its way and ends. */
  async close(): Promise<void> {
    this.#end.abort();
    const link = this.#link;
    if (!link) return;
    await (this.#isUp ? link.nc.drain() : link.nc.close());
  }

  async #connect(attempted: () => void): Promise<void> {
    const { signal } = this.#end;
    while (!signal.aborted && !this.#link) {
      try {
        const nc = await connect(this.#options());
        if (signal.aborted) return await nc.close();
        const jsm = await nc.jetstreamManager({ checkAPI: false, timeout: REQUEST_MS });
        this.#link = { nc, jsm, inboxPrefix: inboxPrefix(this.place.user) };
        void this.#follow(nc);
        this.#up();
        attempted();
      } catch (error) {
        this.report("connection", error);
        attempted();
        await pause(this.#wait(), signal);
      }
    }
  }

  #options(): ConnectionOptions {
    const url = new URL(this.#settings.url);
    const { user } = this.place;
    return {
      servers: url.host,
      ...(url.protocol === "tls:" ? { tls: {} } : {}),
      ...(user ? { user, pass: decodeURIComponent(url.password) } : {}),
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
    const longest = Math.min(FIRST_WAIT_MS * 2 ** this.#attempts, LONGEST_WAIT_MS);
    return longest * (0.5 + Math.random() / 2);
  }

  async #follow(nc: NatsConnection): Promise<void> {
    for await (const { type, data, permissionContext } of nc.status()) {
      if (type === Events.Reconnect) this.#up();
      else if (type === Events.Disconnect || type === DebugEvents.StaleConnection) this.#down();
      else if (type !== Events.Error) continue;
      else if (!this.#isUp) this.report("connection", { code: data });
      else if (permissionContext) this.#onRefused.forEach((hear) => hear({ code: data, permissionContext }));
    }
  }

  #up(): void {
    this.#attempts = 0;
    this.#isUp = true;
    // What else was wrong shows again if it still is.
    for (const what of this.#troubles.keys()) this.report(what, null);
    this.#onUp.forEach((hear) => hear());
  }

  #down(): void {
    if (!this.#isUp || this.#end.signal.aborted) return;
    this.#isUp = false;
    this.report("connection", {});
    this.#onDown.forEach((hear) => hear());
  }
}
