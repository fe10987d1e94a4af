import { LRUCache } from "lru-cache";
import type { TokenScope } from "@callboard/catalog/rules/access-tokens.ts";
import type { Actor } from "@callboard/kit/actor.ts";

/** A request's actor, and the internal token that represents it. */
export interface Session {
  readonly actor: Actor;
  readonly internalToken: string;
  /** The provider's session; empty for guests. */
  readonly sid: string;
  /** What the caller's access token may do; null for those who have signed in, and guests. */
  readonly scopes: readonly TokenScope[] | null;
}

export interface CachedSession extends Session {
  /** Until when the actor is cached and its internal token used, in epoch milliseconds. */
  readonly freshUntil: number;
  readonly signedUntil: number;
}

/** Sessions by the hash of their access token, least recently used evicted first, with an index by member. */
export class SessionCache {
  readonly #sessions: LRUCache<string, CachedSession>;
  readonly #keysOfUser = new Map<string, Set<string>>();

  constructor(capacity: number) {
    this.#sessions = new LRUCache({ max: capacity, dispose: (session, key) => this.#forget(session, key) });
  }

  get(key: string): CachedSession | undefined {
    return this.#sessions.get(key);
  }

  set(key: string, session: CachedSession): void {
    this.#sessions.set(key, session);
    if (session.actor.kind !== "member") return;
    const { userId } = session.actor;
    const keys = this.#keysOfUser.get(userId) ?? new Set();
    this.#keysOfUser.set(userId, keys.add(key));
  }

  /** Drops every session of a member. */
  drop(userId: string): void {
    for (const key of this.#keysOfUser.get(userId) ?? []) this.#sessions.delete(key);
  }

  /** Number of cached sessions, and of sessions in the index by member; both are always equal. */
  get sizes(): { readonly sessions: number; readonly indexed: number } {
    const indexed = [...this.#keysOfUser.values()].reduce((sum, keys) => sum + keys.size, 0);
    return { sessions: this.#sessions.size, indexed };
  }

  #forget({ actor }: CachedSession, key: string): void {
    if (actor.kind !== "member") return;
    const keys = this.#keysOfUser.get(actor.userId);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOfUser.delete(actor.userId);
  }
}
