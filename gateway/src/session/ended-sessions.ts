import { LRUCache } from "lru-cache";

/** Longer than any access token lives. */
export const KEPT_MS = 15 * 60_000;
/** Sessions that are remembered; an attacker cannot end sessions, so that nobody reaches it on purpose. */
export const MAX_ENDED = 100_000;

/** Sign-ins at the provider that were ended there, by their `sid`; their access tokens are good no more. */
export class EndedSessions {
  readonly #ended = new LRUCache<string, true>({ max: MAX_ENDED, ttl: KEPT_MS });
  readonly #open = new Map<string, Set<() => void>>();

  has(sid: string): boolean {
    return this.#ended.has(sid);
  }

  /** Ends a session in this process, and whatever is open for it. */
  end(sid: string): void {
    this.#ended.set(sid, true);
    for (const close of this.#open.get(sid) ?? []) close();
    this.#open.delete(sid);
  }

  /** Calls `close` when the session ends; answers how to stop that. */
  watch(sid: string, close: () => void): () => void {
    const open = this.#open.get(sid) ?? new Set();
    this.#open.set(sid, open.add(close));
    return () => {
      open.delete(close);
      if (open.size === 0 && this.#open.get(sid) === open) this.#open.delete(sid);
    };
  }
}
