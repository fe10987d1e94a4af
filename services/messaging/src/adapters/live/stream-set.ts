import { limitReached, unavailable, type Failure } from "@callboard/kit/failure.ts";
import { isFor, type Listener } from "#domain/live-event.ts";
import type { LoggedEvent } from "./live-log.ts";

/** A listener, and how events are sent to it. */
export interface Stream {
  readonly listener: Listener;
  readonly send: (event: LoggedEvent) => void;
  readonly end: () => void;
}

/** How many streams may be open at the same time. */
export interface StreamLimits {
  readonly perProcess: number;
  /** Tabs and devices of one member. */
  readonly perMember: number;
}

export const STREAM_LIMITS: StreamLimits = { perProcess: 10_000, perMember: 20 };
/** Seconds after which a refused client may retry. */
const RETRY_AFTER_S = 30;

/** The open streams of a process. While a stream catches up, new events are queued behind what it missed. */
export class StreamSet {
  readonly #limits: StreamLimits;
  /** Each stream with its queue while it catches up; null afterward. */
  readonly #streams = new Map<Stream, LoggedEvent[] | null>();
  readonly #openOf = new Map<string, number>();

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Adds a stream that has not caught up yet; a failure if there are too many. */
  add(stream: Stream): Failure | null {
    const { userId } = stream.listener;
    const { perMember, perProcess } = this.#limits;
    const own = this.#openOf.get(userId) ?? 0;
    if (own >= perMember) return limitReached("STREAMS_PER_MEMBER", perMember, RETRY_AFTER_S);
    if (this.size >= perProcess) return unavailable("live stream", RETRY_AFTER_S);
    this.#streams.set(stream, []);
    this.#openOf.set(userId, own + 1);
    return null;
  }

  remove(stream: Stream): void {
    if (!this.#streams.delete(stream)) return;
    const { userId } = stream.listener;
    const left = (this.#openOf.get(userId) ?? 0) - 1;
    if (left > 0) this.#openOf.set(userId, left);
    else this.#openOf.delete(userId);
  }

  /** Sends the event to everyone it is for. */
  publish(event: LoggedEvent): void {
    for (const [stream, waiting] of this.#streams) {
      if (!isFor(event, stream.listener)) continue;
      if (waiting) waiting.push(event);
      else stream.send(event);
    }
  }

  /** Sends a stream what it missed, up to a position, and what came after. Does nothing if the stream has closed. */
  catchUp(stream: Stream, missed: readonly LoggedEvent[], upTo: number): void {
    const waiting = this.#streams.get(stream);
    if (!waiting) return;
    this.#streams.set(stream, null);
    const before = missed.filter((event) => event.seq <= upTo && isFor(event, stream.listener));
    const after = waiting.filter((event) => event.seq > upTo);
    for (const event of [...before, ...after]) stream.send(event);
  }

  /** Ends the streams of these members, or all of them. */
  end(userIds?: readonly string[]): void {
    for (const stream of this.#streams.keys()) {
      if (userIds === undefined || userIds.includes(stream.listener.userId)) stream.end();
    }
  }
}
