import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { FailureError, unauthenticated, unavailable } from "@callboard/kit/failure.ts";
import { TOKEN_SECONDS, type TokenSigner } from "@callboard/kit/internal-token.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { verifyAccessToken, type Claims, type TokenRules } from "./access-token.ts";
import { EndedSessions } from "./ended-sessions.ts";
import { SessionCache, type CachedSession, type Session } from "./session-cache.ts";

/** Seconds for which an actor is taken for granted; events drop it sooner. */
export const ACTOR_CACHE_SECONDS = 5;
const SESSIONS = 10_000;
const GUEST_NETWORKS = 10_000;
const SIGNED_OUT = unauthenticated("You have been signed out. Sign in again.");

/** What identity says of an account. */
export type ResolveActor = (claims: Claims) => Promise<Actor>;

export interface Authenticator {
  /** UNAUTHENTICATED for a bad token, UNAVAILABLE when identity or the provider's keys cannot be asked. */
  authenticate(bearer: string | null, clientNetwork: string | null): Promise<Result<Session>>;
  /** Forgets what is known of these members. */
  drop(userIds: readonly string[]): void;
}

interface Options extends TokenRules {
  readonly resolveActor: ResolveActor;
  readonly signer: TokenSigner;
  readonly now?: () => number;
  readonly sessions?: SessionCache;
  readonly ended?: EndedSessions;
}

export function createAuthenticator(options: Options): Authenticator {
  const now = options.now ?? Date.now;
  const sign = sessionSigner(options.signer, now);
  const sessions = options.sessions ?? new SessionCache(SESSIONS);
  const ended = options.ended ?? new EndedSessions();
  const resolving = new Map<string, Promise<Result<Session>>>();
  const guests = new LRUCache<string, CachedSession>({ max: GUEST_NETWORKS });
  let drops = 0;

  async function resolve({ token, clientNetwork }: Bearer, key: string): Promise<Result<Session>> {
    const dropsBefore = drops;
    const claims = await verifyAccessToken(token, options);
    if (!claims.ok) return claims;
    const actor = await actorOf(claims.value, options.resolveActor);
    if (!actor.ok) return actor;
    const { sid } = claims.value;
    const session = await sign({ actor: actor.value, sid, clientNetwork }, sessions.get(key));
    if (ended.has(sid)) return fail(SIGNED_OUT);
    // Rights that changed meanwhile may not be in the answer: it is good for this request and for no later one.
    if (drops === dropsBefore) sessions.set(key, session);
    return ok(session);
  }

  function member(bearer: Bearer): Promise<Result<Session>> {
    const key = keyOf(bearer);
    const cached = sessions.get(key);
    if (cached && ended.has(cached.sid)) return Promise.resolve(fail(SIGNED_OUT));
    if (cached && cached.freshUntil > now()) return Promise.resolve(ok(cached));
    const running = resolving.get(key) ?? resolve(bearer, key).finally(() => resolving.delete(key));
    resolving.set(key, running);
    return running;
  }

  return {
    async authenticate(token, clientNetwork) {
      if (token !== null) return member({ token, clientNetwork });
      const known = guests.get(clientNetwork ?? "");
      if (known && known.signedUntil > now()) return ok(known);
      const guest = await sign({ actor: GUEST, sid: "", clientNetwork });
      guests.set(clientNetwork ?? "", guest);
      return ok(guest);
    },
    drop(userIds) {
      drops += 1;
      // Who asks from now on is not answered by a call that began before.
      resolving.clear();
      for (const userId of userIds) sessions.drop(userId);
    },
  };
}

/** Makes what is kept of a session, with a token that names its actor and network. */
function sessionSigner(signer: TokenSigner, now: () => number) {
  return async ({ actor, sid, clientNetwork }: Signed, previous?: CachedSession): Promise<CachedSession> => {
    const freshUntil = now() + ACTOR_CACHE_SECONDS * 1_000;
    const sameRights = previous && JSON.stringify(previous.actor) === JSON.stringify(actor);
    // A token stays useful until every call of its request is over, hence the half of its life.
    if (sameRights && previous.signedUntil > now()) return { ...previous, freshUntil };
    const internalToken = await signer.sign(actor, clientNetwork);
    return { actor, sid, internalToken, freshUntil, signedUntil: now() + (TOKEN_SECONDS / 2) * 1_000 };
  };
}

/** The internal token names the network: a member on two of them has two sessions here. */
const keyOf = ({ token, clientNetwork }: Bearer): string =>
  hash("sha256", `${token} ${clientNetwork}`, "base64url");

interface Bearer {
  readonly token: string;
  readonly clientNetwork: string | null;
}

/** What an internal token is made of, and the sign-in that it belongs to. */
interface Signed {
  readonly actor: Actor;
  readonly sid: string;
  readonly clientNetwork: string | null;
}

async function actorOf(claims: Claims, resolveActor: ResolveActor): Promise<Result<Actor>> {
  try {
    return ok(await resolveActor(claims));
  } catch (error) {
    return fail(error instanceof FailureError ? error.failure : unavailable("identity"));
  }
}
