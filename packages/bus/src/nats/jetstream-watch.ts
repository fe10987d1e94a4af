import type { Msg, Subscription as Listening } from "nats";
import type { Subscription } from "#bus.ts";
import type { Envelope } from "#event.ts";
import type { JetstreamConnection, Link } from "./jetstream-connection.ts";
import { JetstreamCursor } from "./jetstream-cursor.ts";
import { messageId, toEnvelope } from "./jetstream-message.ts";
import { eventStream, eventSubjects, streamedService } from "./jetstream-names.ts";
import type { StoredMessage } from "./jetstream-stored.ts";
import { subjectPattern } from "#subject-pattern.ts";

/** Milliseconds between two looks without anything heard. */
const SWEEP_MS = 10_000;
/** Milliseconds between two looks for an event that was heard and is not stored yet; then it is left to the sweep. */
const SOON_MS = [5, 10, 25, 50, 100, 250, 500, 1_000] as const;

/**
 * Watches the events of one service. What passes the server is a sign to look; what is told is what lies in the stream
 * behind the last look, so that a lost connection leaves nothing out.
 */
export class JetstreamWatch implements Subscription {
  readonly #connection: JetstreamConnection;
  readonly #subjects: readonly string[];
  readonly #hear: (envelope: Envelope) => void;
  readonly #what: string;
  readonly #cursor: JetstreamCursor;
  readonly #pattern: RegExp;
  readonly #sweep: NodeJS.Timeout;
  readonly #forget: readonly (() => void)[];
  #listening: readonly Listening[] = [];
  /** True until the first look, where the connection stood from the beginning. */
  #begins: boolean;
  /** The event that passed last, until it is read. */
  #expected: string | null = null;
  #looks = 0;
  #woken = false;
  #running: Promise<void> | null = null;
  #soon: NodeJS.Timeout | null = null;
  #refused: unknown = null;
  #stopped = false;

  /** All subjects are of one service. */
  constructor(
    connection: JetstreamConnection,
    subjects: readonly string[],
    hear: (envelope: Envelope) => void,
  ) {
    const [first = ""] = subjects;
    const service = streamedService(first);
    this.#connection = connection;
    this.#subjects = subjects;
    this.#hear = hear;
    this.#what = `watching ${service}`;
    this.#cursor = new JetstreamCursor(
      eventStream(service),
      subjects.length === 1 ? first : eventSubjects(service),
    );
    this.#pattern = new RegExp(subjectPattern(subjects));
    this.#begins = this.#link() !== null;
    this.#sweep = setInterval(this.#wake, SWEEP_MS);
    const refused = connection.onRefused((error) => (this.#refused = error));
    this.#forget = [refused, connection.onUp(this.#listen)];
  }

  /** Resolves when it stands; or when the bus is away, which it then waits for. */
  async started(): Promise<void> {
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#sweep);
    if (this.#soon) clearTimeout(this.#soon);
    this.#forget.forEach((forget) => forget());
    this.#listening.forEach((one) => one.unsubscribe());
    await this.#running;
    this.#connection.report(this.#what, null);
  }

  #listen = (): void => {
    // Once: the connection itself renews what it listens to.
    if (this.#listening.length === 0) {
      const { nc } = this.#connection.now();
      const callback = (error: unknown, message: Msg): void => {
        if (!error) this.#passed(message);
      };
      this.#listening = this.#subjects.map((subject) => nc.subscribe(subject, { callback }));
    }
    this.#wake();
  };

  #passed(message: Msg): void {
    this.#expected = messageId(message);
    this.#looks = 0;
    this.#wake();
  }

  #wake = (): void => {
    this.#woken = true;
    if (this.#stopped || this.#running) return;
    if (this.#soon) clearTimeout(this.#soon);
    this.#running = this.#look().finally(() => {
      this.#running = null;
      if (this.#stopped) return;
      if (this.#woken) return this.#wake();
      const wait = this.#expected === null ? undefined : SOON_MS[this.#looks];
      this.#looks += 1;
      if (wait !== undefined) this.#soon = setTimeout(this.#wake, wait);
    });
  };

  async #look(): Promise<void> {
    this.#woken = false;
    const link = this.#link();
    if (!link) return;
    this.#refused = null;
    const begins = this.#begins;
    this.#begins = false;
    try {
      await (begins ? this.#cursor.begin(link) : this.#cursor.readNew(link, this.#read));
      this.#connection.report(this.#what, null);
    } catch (error) {
      // A connection that was lost says so itself.
      if (this.#link()) this.#connection.report(this.#what, this.#refused ?? error);
    }
  }

  #read = (message: StoredMessage): void => {
    const envelope = toEnvelope(message);
    if (!envelope) return;
    if (envelope.id === this.#expected) this.#expected = null;
    if (this.#pattern.test(envelope.subject)) this.#hear(envelope);
  };

  #link(): Link | null {
    try {
      return this.#connection.now();
    } catch {
      return null;
    }
  }
}
