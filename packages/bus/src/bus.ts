import type { DependencyState } from "@callboard/kit/http/health.ts";
import type { Envelope } from "./event.ts";

/**
 * Attempts at one message, including the first, before it becomes a dead letter; see retry-policy.ts for what counts.
 */
export const MAX_TRIES = 10;
/** Milliseconds before the second, third, ... attempt; the last value applies to all later ones. */
export const BACKOFF_MS: readonly number[] = [100, 500, 2_000, 5_000];

/** A durable reader: it resumes where it stopped, and starts at the oldest message kept. */
export interface Consumer {
  /** Unique across the product; processes with the same name share the work. */
  readonly name: string;
  /**
   * The name of this consumer in an earlier version: if nothing is stored under the new name yet, reading starts
   * where that one stopped.
   */
  readonly formerName?: string;
  /** Subjects to read; from the third word on `*` matches one word, a final `>` all that follow. */
  readonly subjects: readonly string[];
  /**
   * Called for one message at a time. Resolving acknowledges; throwing retries later, while order is kept.
   * `UNAVAILABLE` uses up no attempt for an hour.
   */
  readonly handle: (envelope: Envelope) => Promise<void>;
  /** Called when a message has become a dead letter, again if it becomes one after a replay. */
  readonly died?: (envelope: Envelope) => void;
}

/** A message that a consumer could not handle. */
export interface DeadLetter {
  readonly consumer: string;
  readonly envelope: Envelope;
  readonly reason: string;
  readonly diedAt: Date;
}

/**
 * Where the stream of one service's events ends. A relay that finds another store or a lower position publishes
 * again.
 */
export interface StreamPosition {
  readonly service: string;
  /** Identifies the store; a different value means that it was recreated. */
  readonly store: string;
  /** Position of the newest event; a lower one than before means that the store lost its end. */
  readonly last: number;
}

/** A running reader. */
export interface Subscription {
  /** Finishes and acknowledges the current message, then stops. */
  stop(): Promise<void>;
}

/**
 * Carries events between services: at least once, to each consumer in the order in which each service published them,
 * and kept until every consumer has read them.
 */
export interface EventBus {
  /** Resolves when all are stored. A message with a recently published id is skipped. */
  publish(batch: readonly Envelope[]): Promise<void>;
  /** Where the streams of these services end now; creates missing streams. */
  positions(services: readonly string[]): Promise<readonly StreamPosition[]>;
  subscribe(consumer: Consumer): Promise<Subscription>;
  /** Handles what is published from now on, in every watching process; nothing is kept or retried. */
  watch(subjects: readonly string[], handle: (envelope: Envelope) => void): Promise<Subscription>;
  /** The dead letters of one consumer or of all, oldest first, at most `limit`. */
  deadLetters(limit: number, consumer?: string): Promise<readonly DeadLetter[]>;
  /** Replays a dead letter to its consumer; false if there is none. */
  replay(consumer: string, id: string): Promise<boolean>;
  /** The state of the bus; degraded if it is full, or if something in it has an unexpected shape. */
  state(): Promise<DependencyState>;
  close(): Promise<void>;
}
