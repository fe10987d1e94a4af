import { FailureError } from "#failure.ts";
import { isDatabaseAway, sqlState } from "#thrown.ts";
import { BACKOFF_MS, MAX_TRIES } from "./bus.ts";

/** SQLSTATEs of work that took too long, which may be the fault of the event. */
const TOO_SLOW: readonly string[] = ["57014", "25P04"];

/** What follows a failed try: another one after a wait, with the tries that count by then; or the dead letters. */
export type Next = { readonly tries: number; readonly waitMs: number } | "bury";

/**
 * Decides it. An engine or a service that is away uses up no try, however long it stays away: no event is to blame for
 * it, and the ones behind would fail alike. `tries` are those that counted before.
 */
export function afterFailure(error: unknown, tries: number, waitsMs: readonly number[] = BACKOFF_MS): Next {
  if (isAway(error)) return { tries, waitMs: waitsMs.at(-1) ?? 0 };
  const counted = tries + 1;
  if (counted >= MAX_TRIES) return "bury";
  return { tries: counted, waitMs: waitsMs[Math.min(counted, waitsMs.length) - 1] ?? 0 };
}

/** Why an event was not handled, as it is kept with a dead letter. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isAway(error: unknown): boolean {
  if (error instanceof FailureError) return error.failure.code === "UNAVAILABLE";
  return isDatabaseAway(error) && !TOO_SLOW.includes(sqlState(error));
}
