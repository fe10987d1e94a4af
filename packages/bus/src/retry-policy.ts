import { FailureError } from "@callboard/kit/failure.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { classifyDatabaseError } from "@callboard/kit/postgres/database-errors.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import { BACKOFF_MS, MAX_TRIES } from "./bus.ts";
import type { Envelope } from "./event.ts";

/**
 * Milliseconds for which an event waits for an unavailable dependency without using up attempts. After that the event
 * itself may be what makes the upstream fail, so it must not block the others forever.
 */
export const MAX_OUTAGE_MS = 3_600_000;

/** What preceded a failed attempt. */
export interface FailedAttempt {
  /** Attempts that counted. */
  readonly tries: number;
  /** Milliseconds since the first failed attempt at the event by this process. */
  readonly waitedMs: number;
}

export interface RetryPolicy {
  /** Milliseconds before the second, third, ... attempt; defaults to BACKOFF_MS. */
  readonly backoffMs?: readonly number[];
  /** Defaults to MAX_OUTAGE_MS. */
  readonly maxOutageMs?: number;
}

/** What follows a failed attempt: a retry after a wait, with the attempts counted by then, or a dead letter. */
export type RetryDecision = { readonly tries: number; readonly waitMs: number } | "dead-letter";

/**
 * Decides whether and when a failed event is retried. An unavailable dependency uses up no attempt for an hour: no
 * event is to blame for it, and those behind would fail as well. After that its attempts count like those of other
 * events, so that an event that always makes its upstream time out ends as a dead letter.
 */
export function nextRetry(
  error: unknown,
  { tries, waitedMs }: FailedAttempt,
  { backoffMs = BACKOFF_MS, maxOutageMs = MAX_OUTAGE_MS }: RetryPolicy = {},
): RetryDecision {
  const longest = backoffMs.at(-1) ?? 0;
  const unavailable = isUnavailable(error);
  if (unavailable && waitedMs < maxOutageMs) return { tries, waitMs: longest };
  const counted = tries + 1;
  if (counted >= MAX_TRIES) return "dead-letter";
  return {
    tries: counted,
    waitMs: unavailable ? longest : (backoffMs[Math.min(counted, backoffMs.length) - 1] ?? 0),
  };
}

/** Why an event was not handled, as stored with a dead letter. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Logs why an event was not handled; not again for every attempt. */
export function logHandlerFailure(
  log: Log,
  consumer: string,
  { envelope, error }: { readonly envelope: Envelope; readonly error: unknown },
): void {
  const { subject, id } = envelope;
  const facts = { event: "event_handling_failed", err: error, consumer, subject, id };
  warnThrottled(log, facts, `an event was not handled: ${reasonOf(error)}`);
}

/** Work that timed out may be the fault of the event. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof FailureError) return error.failure.code === "UNAVAILABLE";
  const known = classifyDatabaseError(error);
  return known !== null && known.kind !== "slow";
}
