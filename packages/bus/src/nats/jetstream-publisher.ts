import { createInbox, type Msg, type NatsConnection, type PubAck } from "nats";
import type { Envelope } from "#event.ts";
import type { Link } from "./jetstream-connection.ts";
import { API_CODE, apiCode, BusError } from "./jetstream-error.ts";
import { toHeaders } from "./jetstream-message.ts";

/** Messages on their way at once. */
const WINDOW = 4_000;
/** Milliseconds without any acknowledgement after which the rest is given up. */
const SILENCE_MS = 5_000;
/** Rejected unless the message before is the newest of the stream: nothing is stored behind a gap. */
const AFTER = "Nats-Expected-Last-Msg-Id";

interface Failed {
  /** Place of the first message that was not stored. */
  readonly place: number;
  readonly error: unknown;
}

/**
 * Publishes to one connection: many messages on their way at once, each naming the one before it, so that a message
 * that fails takes all that follow with it and the order is kept. All acknowledgements are awaited.
 */
export class JetstreamPublisher {
  readonly #nc: NatsConnection;
  readonly #inbox: string;
  /** The newest position that each service's stream has acknowledged. */
  readonly #newest = new Map<string, number>();
  #windows = 0;
  #hear: (message: Msg) => void = () => undefined;
  #refuse: (error: unknown) => void = () => undefined;

  constructor({ nc, inboxPrefix }: Link) {
    this.#nc = nc;
    this.#inbox = createInbox(inboxPrefix);
    nc.subscribe(`${this.#inbox}.>`, {
      callback: (error, message) => {
        if (!error) this.#hear(message);
      },
    });
  }

  /** Resolves when all are stored, in order. Throws the first failure; the rest behind it is not stored either. */
  async publish(service: string, batch: readonly Envelope[]): Promise<void> {
    for (let from = 0; from < batch.length; from += WINDOW) {
      const window = batch.slice(from, from + WINDOW);
      const failed = await this.#send(service, window);
      if (failed && apiCode(failed.error) === API_CODE.wrongLastId)
        await this.#oneByOne(service, window.slice(failed.place));
      else if (failed) throw failed.error;
    }
  }

  /** Takes note of how far a stream is, when that is less than it was: what is published next lies there. */
  setBack(service: string, position: number): void {
    if (position < (this.#newest.get(service) ?? 0)) this.#newest.set(service, position);
  }

  /** The server refused something for want of a right: what is on its way is not acknowledged any more. */
  refused(error: unknown): void {
    this.#refuse(error);
  }

  /** After a repetition the message before need not be the newest: then each waits for the one before it. */
  async #oneByOne(service: string, batch: readonly Envelope[]): Promise<void> {
    for (const envelope of batch) {
      const failed = await this.#send(service, [envelope]);
      if (failed) throw failed.error;
    }
  }

  #send(service: string, window: readonly Envelope[]): Promise<Failed | null> {
    return new Promise((resolve) => {
      this.#windows += 1;
      const inbox = `${this.#inbox}.${this.#windows}.`;
      let waiting = window.length;
      let failed: Failed | null = null;
      const fail = (place: number, error: unknown): void => {
        if (!failed || place < failed.place) failed = { place, error };
      };
      const end = (): void => {
        clearTimeout(timer);
        this.#hear = () => undefined;
        this.#refuse = () => undefined;
        resolve(failed);
      };
      const timer = setTimeout(() => {
        fail(0, { code: "TIMEOUT" });
        end();
      }, SILENCE_MS);
      this.#refuse = (error) => {
        fail(0, error);
        end();
      };
      this.#hear = (message) => {
        // A late answer to an earlier window, which was given up.
        if (!message.subject.startsWith(inbox)) return;
        const place = Number(message.subject.slice(inbox.length));
        const error = this.#refused(service, message);
        if (error !== null) fail(place, error);
        waiting -= 1;
        if (waiting === 0) end();
        else timer.refresh();
      };
      window.forEach((envelope, place) => {
        const headers = toHeaders(envelope);
        const before = window[place - 1];
        if (before) headers.append(AFTER, before.id);
        this.#nc.publish(envelope.subject, envelope.payload, { reply: `${inbox}${place}`, headers });
      });
    });
  }

  /** Null when the server stored the message, now or before; else why not. */
  #refused(service: string, message: Msg): unknown {
    if (message.data.length === 0) return { code: String(message.headers?.code ?? "503") };
    const answer = message.json<PubAck & { error?: { err_code: number; description: string } }>();
    if (answer.error) return { code: "API", api_error: answer.error };
    if (answer.duplicate) return null;
    const before = this.#newest.get(service) ?? 0;
    if (answer.seq <= before)
      return new BusError(`The stream of ${service} has begun anew: it is filled again from the outbox.`);
    this.#newest.set(service, answer.seq);
    return null;
  }
}
