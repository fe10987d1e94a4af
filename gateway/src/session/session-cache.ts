import { LRUCache } from "lru-cache";
import type { Actor } from "@callboard/kit/actor.ts";

/** A request's actor and the token that speaks for it inside. */
export interface Session {
  readonly actor: Actor;
  readonly internalToken: string;
  /** The sign-in at the provider; empty for guests. */
  readonly sid: string;
}

export interface CachedSession extends Session {
  /** Milliseconds since 1970 until which the actor is taken for granted, and the internal token used. */
  readonly freshUntil: number;
  readonly signedUntil: number;
}

/** Sessions by the hash of their access token, the ones used last, and which of them are whose. */
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

  /** Sessions that are kept, and sessions that the index of members names: the same number. */
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
