import type { Log, LogFacts } from "./log.ts";

/** Milliseconds until the same message is logged again while its cause lasts. */
const REPEAT_MS = 60_000;

/** Messages that are remembered per log; the oldest is forgotten first. */
const REMEMBERED = 200;

const lastLogged = new WeakMap<Log, Map<string, number>>();

/** Logs a warning at most once a minute for each message, however many requests run into its cause. */
export function warnThrottled(log: Log, facts: LogFacts, message: string): void {
  const moments = lastLogged.get(log) ?? new Map<string, number>();
  lastLogged.set(log, moments);
  const now = performance.now();
  if (now - (moments.get(message) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) return;
  moments.delete(message);
  moments.set(message, now);
  const [oldest] = moments.keys();
  if (moments.size > REMEMBERED && oldest !== undefined) moments.delete(oldest);
  log.warn(facts, message);
}
