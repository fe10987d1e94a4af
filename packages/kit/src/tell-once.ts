import type { Log } from "./log.ts";

/** Milliseconds until the same is said again while it lasts. */
const AGAIN_MS = 60_000;

/** Sentences that are remembered of one log; the oldest is forgotten first. */
const REMEMBERED = 200;

const told = new WeakMap<Log, Map<string, number>>();

/**
 * Warns of a trouble that lasts: once a minute at most, not with every request that meets it. Whoever says it, it is
 * the words that count.
 */
export function tellOnce(log: Log, facts: object, words: string): void {
  const moments = told.get(log) ?? new Map<string, number>();
  told.set(log, moments);
  const now = performance.now();
  if (now - (moments.get(words) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return;
  moments.delete(words);
  moments.set(words, now);
  const [oldest] = moments.keys();
  if (moments.size > REMEMBERED && oldest !== undefined) moments.delete(oldest);
  log.warn(facts, words);
}
