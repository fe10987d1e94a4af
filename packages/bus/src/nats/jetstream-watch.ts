import type { Msg, Subscription as NatsSubscription } from "nats";
import type { Subscription } from "#bus.ts";
import type { Envelope } from "#event.ts";
import { subjectPattern } from "#subject-pattern.ts";
import type { JetstreamConnection, Link } from "./jetstream-connection.ts";
import { unlessMissing } from "./jetstream-declare.ts";
import { messageId, toEnvelope } from "./jetstream-message.ts";
import { eventStream, eventSubjects, streamedService } from "./jetstream-names.ts";
import { storedMessages } from "./jetstream-stored.ts";

/** Milliseconds between polls without a signal. */
const POLL_MS = 10_000;
/**
 * Milliseconds between polls for an event that was seen but is not stored yet; after that the regular polls find it.
 */
const SOON_MS = [5, 10, 25, 50, 100, 250, 500, 1_000] as const;

/** How far a stream was read; a different creation time means a different stream. */
interface Place {
  readonly created: string | null;
  readonly position: number;
}

/**
 * Watches the events of one service. A message seen in transit only triggers a read; handlers get what is in the
 * stream after the last event read, so that a lost connection skips nothing.
 */
export class JetstreamWatch implements Subscription {
  readonly #connection: JetstreamConnection;
  readonly #service: string;
  readonly #subjects: readonly string[];
  readonly #onEvent: (envelope: Envelope) => void;
  readonly #polling: NodeJS.Timeout;
  #passing: readonly NatsSubscription[] = [];
  #place: Place | null = null;
  /** The last event seen in transit, until it is read. */
  #expected: string | null = null;
  #reading: Promise<void> = Promise.resolve();
  #soon: NodeJS.Timeout | undefined;

  /** All subjects belong to one service. */
  constructor(
    connection: JetstreamConnection,
    subjects: readonly string[],
    onEvent: (envelope: Envelope) => void,
  ) {
    this.#connection = connection;
    this.#service = streamedService(subjects[0] ?? "");
    this.#subjects = subjects;
    this.#onEvent = onEvent;
    this.#polling = setInterval(() => this.#read(), POLL_MS);
    connection.on("up", this.#start);
    if (connection.isUp) this.#start();
  }

  /** Resolves when it watches, or when there is no connection; it then waits for one. */
  async started(): Promise<void> {
    await this.#reading;
  }

  async stop(): Promise<void> {
    clearInterval(this.#polling);
    this.#connection.off("up", this.#start);
    this.#passing.forEach((one) => one.unsubscribe());
    await this.#reading;
    clearTimeout(this.#soon);
    this.#connection.report(`watching ${this.#service}`, null);
  }

  #start = (): void => {
    const callback = (error: unknown, message: Msg): void => {
      this.#expected = error ? null : messageId(message);
      this.#read(0);
    };
    // Only once: the connection renews its subscriptions itself.
    if (this.#passing.length === 0)
      this.#passing = this.#subjects.map((one) => this.#connection.now().nc.subscribe(one, { callback }));
    this.#read();
  };

  /** Reads new events; after a signal again shortly, until the event that triggered it is stored. */
  #read(attempt?: number): void {
    clearTimeout(this.#soon);
    this.#reading = this.#reading.then(async () => {
      const outcome = await this.#readNew(attempt === undefined).catch((error: unknown) => error);
      this.#connection.report(`watching ${this.#service}`, outcome ?? null);
      const wait = this.#expected === null ? undefined : SOON_MS[attempt ?? 0];
      if (wait !== undefined) this.#soon = setTimeout(() => this.#read((attempt ?? 0) + 1), wait);
    });
  }

  async #readNew(compares: boolean): Promise<void> {
    const link = this.#connection.now();
    const { created, position } = await this.#placeNow(link, compares);
    if (created === null) return;
    const [one = "", ...others] = this.#subjects;
    const subject = others.length === 0 ? one : eventSubjects(this.#service);
    const pattern = new RegExp(subjectPattern(this.#subjects));
    const stored = storedMessages(link, eventStream(this.#service), { subject, from: position + 1 });
    for await (const { seq, subject: own, header, data } of stored) {
      this.#place = { created, position: seq };
      const envelope = toEnvelope({ subject: own, headers: header, data });
      if (envelope?.id === this.#expected) this.#expected = null;
      if (envelope && pattern.test(own)) this.#onEvent(envelope);
    }
  }

  /** A recreated stream is read from its beginning, one that lost its end from its new end. */
  async #placeNow({ jsm }: Link, compares: boolean): Promise<Place> {
    const before = this.#place;
    if (before && before.created !== null && !compares) return before;
    const info = await unlessMissing(jsm.streams.info(eventStream(this.#service)));
    const [created, last] = [info?.created ?? null, info?.state.last_seq ?? 0];
    const isSame = before === null || before.created === created;
    return (this.#place = { created, position: isSame ? Math.min(before?.position ?? last, last) : 0 });
  }
}
