import { LRUCache } from "lru-cache";

/** Longer than the lifetime of any access token. */
export const KEPT_MS = 15 * 60_000;
/** Maximum number of ended sessions in memory. Attackers cannot end sessions, so they cannot exhaust it. */
export const MAX_ENDED = 100_000;

/** The provider's sessions that have ended, by `sid`; their access tokens are no longer valid. */
export class EndedSessions {
  readonly #ended = new LRUCache<string, true>({ max: MAX_ENDED, ttl: KEPT_MS });
  readonly #open = new Map<string, Set<() => void>>();

  has(sid: string): boolean {
    return this.#ended.has(sid);
  }

  /** Ends a session in this process, and closes everything open for it. */
  end(sid: string): void {
    this.#ended.set(sid, true);
    for (const close of this.#open.get(sid) ?? []) close();
    this.#open.delete(sid);
  }

  /** Calls `close` when the session ends; returns a function that cancels this. */
  watch(sid: string, close: () => void): () => void {
    const open = this.#open.get(sid) ?? new Set();
    this.#open.set(sid, open.add(close));
    return () => {
      open.delete(close);
      if (open.size === 0 && this.#open.get(sid) === open) this.#open.delete(sid);
    };
  }
}
