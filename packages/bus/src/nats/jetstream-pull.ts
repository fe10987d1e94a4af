import { createInbox, nanos, type Msg, type MsgHdrs, type Subscription } from "nats";
import { REQUEST_MS, type Link } from "./jetstream-connection.ts";
import { BusError } from "./jetstream-error.ts";

/** Milliseconds that one request for messages lives on the server. */
const EXPIRES_MS = 10_000;
const HEARTBEAT_MS = 2_000;
/** Heartbeats that may fail to come before the server or the consumer is taken for gone. */
const MISSED = 3;
const BATCH = 256;
/** `$JS.ACK.stream.consumer.tries.position.delivery.time.pending`; newer ones name domain and account before. */
const OLD_FORM_WORDS = 9;
const OLD_FORM_PLACE = 6;
const NEW_FORM_PLACE = 8;

/** A message that the server counts as handed over until it is acknowledged. */
export interface Handed {
  readonly subject: string;
  readonly headers: MsgHdrs | undefined;
  readonly data: Uint8Array;
  acknowledge(): void;
  /** Resolves when the server has taken note; false when it did not answer. */
  acknowledged(): Promise<boolean>;
  /** Asks for more time. */
  workOn(): void;
}

export interface PullOptions {
  readonly stream: string;
  readonly consumer: string;
  readonly delivered: number;
}

/**
 * Draws the messages of one durable consumer in their order, always with a request waiting at the server, and with at
 * most two batches in the process.
 */
export class JetstreamPull {
  readonly #link: Link;
  readonly #ask: string;
  readonly #queue: Handed[] = [];
  #subscription: Subscription | null = null;
  #expected = 0;
  #failed: Error | null = null;
  #wake: () => void = () => undefined;
  #silence: NodeJS.Timeout | null = null;
  #delivered: number;

  /** `delivered` is the server's count of what it has handed over; from there on all of it comes here. */
  constructor(link: Link, { stream, consumer, delivered }: PullOptions) {
    this.#link = link;
    this.#delivered = delivered;
    this.#ask = `$JS.API.CONSUMER.MSG.NEXT.${stream}.${consumer}`;
  }

  /** The next message; null when the signal ends the wait. Throws when the consumer does not answer any more. */
  async next(signal: AbortSignal): Promise<Handed | null> {
    while (!signal.aborted) {
      if (this.#failed) throw this.#failed;
      if (this.#expected === 0 && this.#queue.length < BATCH) this.#request();
      const message = this.#queue.shift();
      if (message) return message;
      await this.#arrival(signal);
    }
    return null;
  }

  /** True when nothing waits in the process. */
  get isEmpty(): boolean {
    return this.#queue.length === 0;
  }

  /** Tells the server that what waits here is still being worked on. */
  workOn(): void {
    this.#queue.forEach((message) => message.workOn());
  }

  close(): void {
    if (this.#silence) clearTimeout(this.#silence);
    this.#subscription?.unsubscribe();
  }

  #arrival(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        signal.removeEventListener("abort", done);
        this.#wake = () => undefined;
        resolve();
      };
      this.#wake = done;
      signal.addEventListener("abort", done);
    });
  }

  #request(): void {
    this.#subscription?.unsubscribe();
    const inbox = createInbox(this.#link.inboxPrefix);
    this.#subscription = this.#link.nc.subscribe(inbox, {
      callback: (error, message) => (error ? this.#fail(error) : this.#hear(inbox, message)),
    });
    this.#expected = BATCH;
    this.#listen();
    const wish = { batch: BATCH, expires: nanos(EXPIRES_MS), idle_heartbeat: nanos(HEARTBEAT_MS) };
    this.#link.nc.publish(this.#ask, JSON.stringify(wish), { reply: inbox });
  }

  #hear(inbox: string, message: Msg): void {
    this.#listen();
    if (message.subject !== inbox) {
      this.#expected -= 1;
      this.#delivered += 1;
      // A process that was stopped may still have a request at the server.
      if (deliveryOf(message.reply) !== this.#delivered)
        return this.#fail(new BusError(`Messages of ${this.#ask} went elsewhere: they are fetched again.`));
      this.#queue.push(this.#handed(message));
      return this.#wake();
    }
    const code = message.headers?.code ?? 0;
    if (code === 100) return;
    const about = message.headers?.description ?? "";
    // The request has ended: by time, or because the server will not hand out more until something is acknowledged.
    if (code === 404 || code === 408 || /max ?ack ?pending|batch completed/i.test(about)) this.#expected = 0;
    else this.#fail(new BusError(`The consumer behind ${this.#ask} is gone (${code} ${about}).`));
    this.#wake();
  }

  #handed({ subject, headers, data, reply = "" }: Msg): Handed {
    const { nc } = this.#link;
    return {
      subject,
      headers,
      data,
      acknowledge: () => nc.publish(reply, "+ACK"),
      acknowledged: () =>
        nc.request(reply, "+ACK", { timeout: REQUEST_MS }).then(
          () => true,
          () => false,
        ),
      workOn: () => nc.publish(reply, "+WPI"),
    };
  }

  #listen(): void {
    if (this.#silence) return void this.#silence.refresh();
    this.#silence = setTimeout(() => {
      if (this.#expected > 0) this.#fail(new BusError(`The consumer behind ${this.#ask} fell silent.`));
    }, HEARTBEAT_MS * MISSED);
  }

  #fail(error: Error): void {
    this.#failed ??= error;
    this.#wake();
  }
}

/** The server's count of deliveries, from the address of a message's acknowledgement, old form or new. */
function deliveryOf(reply = ""): number {
  const words = reply.split(".");
  return Number(words[words.length > OLD_FORM_WORDS ? NEW_FORM_PLACE : OLD_FORM_PLACE]);
}
