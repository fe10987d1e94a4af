import type { DependencyState } from "@callboard/kit/http/health.ts";
import type { Envelope } from "./event.ts";

/** Tries of one message, the first included, before it becomes a dead letter; see retry-policy.ts for what counts. */
export const MAX_TRIES = 10;
/** Milliseconds before the second, third.. try; the last one holds for all that follow. */
export const BACKOFF_MS: readonly number[] = [100, 500, 2_000, 5_000];

/** A durable reader: it comes back where it stopped and starts at the first message ever kept. */
export interface Consumer {
  /** Unique over the product; processes with the same name share the work. */
  readonly name: string;
  /** A consumer of an earlier version: where nothing is kept under the new name yet, reading starts where it stopped. */
  readonly formerName?: string;
  /** Subjects to read; from the third word on `*` matches one word, `>` at the end for all that follow. */
  readonly subjects: readonly string[];
  /** One at a time. Resolving acknowledges. Throwing asks for another try, later; order is kept meanwhile. UNAVAILABLE uses none up for an hour. */
  readonly handle: (envelope: Envelope) => Promise<void>;
}

/** A message that a consumer could not handle. */
export interface DeadLetter {
  readonly consumer: string;
  readonly envelope: Envelope;
  readonly reason: string;
  readonly diedAt: Date;
}

/** Where the stream of one service's events ends. A relay that finds another store, or a lower position, publishes again. */
export interface StreamPosition {
  readonly service: string;
  /** Names the store; another name means that it was created again. */
  readonly store: string;
  /** Position of the newest event; a lower one than before means that the store has lost its end. */
  readonly last: number;
}

/** A running reader. */
export interface Subscription {
  /** Finishes the message at hand, acknowledges, and stops. */
  stop(): Promise<void>;
}

/**
 * Carries events between services: at least once, to each consumer in the order in which each service published them,
 * kept until everyone has read them.
 */
export interface EventBus {
  /** Resolves when all are stored. A message id that was published shortly before is skipped. */
  publish(batch: readonly Envelope[]): Promise<void>;
  /** Where the streams of these services end now; makes those that are missing. */
  positions(services: readonly string[]): Promise<readonly StreamPosition[]>;
  subscribe(consumer: Consumer): Promise<Subscription>;
  /** Handles what is published from now on, in every process that watches; nothing is kept or tried again. */
  watch(subjects: readonly string[], handle: (envelope: Envelope) => void): Promise<Subscription>;
  /** The dead letters of a consumer, or of all, oldest first, at most `limit`. */
  deadLetters(limit: number, consumer?: string): Promise<readonly DeadLetter[]>;
  /** Hands a dead letter to its consumer again; false when there is none. */
  replay(consumer: string, id: string): Promise<boolean>;
  /** How the bus is; degraded when it is full, or when something in it is of another shape. */
  state(): Promise<DependencyState>;
  close(): Promise<void>;
}
