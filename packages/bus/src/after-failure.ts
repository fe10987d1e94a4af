import { FailureError } from "@callboard/kit/failure.ts";
import type { Log } from "@callboard/kit/log.ts";
import { databaseTrouble } from "@callboard/kit/postgres/database-trouble.ts";
import { tellOnce } from "@callboard/kit/tell-once.ts";
import { BACKOFF_MS, MAX_TRIES } from "./bus.ts";
import type { Envelope } from "./event.ts";

/**
 * Milliseconds for which an event waits for what is away without using up tries. After that it may be the event that
 * keeps its neighbour from answering: it must not hold back the others for ever.
 */
export const AWAY_MOST_MS = 3_600_000;

/** What went before a failed try. */
export interface Before {
  /** Tries that counted. */
  readonly tries: number;
  /** Milliseconds since the first failed try of the event by this process. */
  readonly waitedMs: number;
}

/** How long is waited. */
export interface Patience {
  /** Milliseconds before the second, third.. try; defaults to BACKOFF_MS. */
  readonly backoffMs?: readonly number[];
  /** Defaults to AWAY_MOST_MS. */
  readonly awayMostMs?: number;
}

/** What follows a failed try: another one after a wait, with the tries that count by then; or the dead letters. */
export type Next = { readonly tries: number; readonly waitMs: number } | "bury";

/**
 * Decides it. An engine or a service that is away uses up no try for an hour: no event is to blame for it, and the ones
 * behind would fail alike. From then on its tries count as any other's, so that an event that always makes its neighbour
 * time out ends as a dead letter.
 */
export function afterFailure(
  error: unknown,
  { tries, waitedMs }: Before,
  { backoffMs = BACKOFF_MS, awayMostMs = AWAY_MOST_MS }: Patience = {},
): Next {
  const longest = backoffMs.at(-1) ?? 0;
  const away = isAway(error);
  if (away && waitedMs < awayMostMs) return { tries, waitMs: longest };
  const counted = tries + 1;
  if (counted >= MAX_TRIES) return "bury";
  return {
    tries: counted,
    waitMs: away ? longest : (backoffMs[Math.min(counted, backoffMs.length) - 1] ?? 0),
  };
}

/** Why an event was not handled, as it is kept with a dead letter. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Says why an event was not handled; the same of the same event is not said with every try. */
export function tellFailed(
  log: Log,
  consumer: string,
  { envelope, error }: { readonly envelope: Envelope; readonly error: unknown },
): void {
  const { subject, id } = envelope;
  tellOnce(log, { err: error, consumer, subject, id }, `an event was not handled: ${reasonOf(error)}`);
}

/** Work that took too long may be the fault of the event. */
function isAway(error: unknown): boolean {
  if (error instanceof FailureError) return error.failure.code === "UNAVAILABLE";
  const trouble = databaseTrouble(error);
  return trouble !== null && trouble.kind !== "slow";
}
