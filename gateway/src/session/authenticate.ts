import { createHash } from "node:crypto";
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
const SIGNED_OUT = unauthenticated("Your sign-in has ended. Sign in again.");

/** What identity says of an account. */
export type ResolveActor = (claims: Claims) => Promise<Actor>;

export interface Authenticator {
  /** UNAUTHENTICATED for a bad token, UNAVAILABLE when identity or the provider's keys cannot be asked. */
  authenticate(bearer: string | null): Promise<Result<Session>>;
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
  const sessions = options.sessions ?? new SessionCache(SESSIONS);
  const ended = options.ended ?? new EndedSessions();
  const resolving = new Map<string, Promise<Result<Session>>>();
  let guest: CachedSession | null = null;
  let drops = 0;

  async function sign(actor: Actor, sid: string, previous?: CachedSession): Promise<CachedSession> {
    const freshUntil = now() + ACTOR_CACHE_SECONDS * 1_000;
    const sameRights = previous && JSON.stringify(previous.actor) === JSON.stringify(actor);
    // A token stays useful until every call of its request is over, hence the half of its life.
    if (sameRights && previous.signedUntil > now()) return { ...previous, freshUntil };
    const internalToken = await options.signer.sign(actor);
    return { actor, sid, internalToken, freshUntil, signedUntil: now() + (TOKEN_SECONDS / 2) * 1_000 };
  }

  async function resolve(token: string, key: string): Promise<Result<Session>> {
    const dropsBefore = drops;
    const claims = await verifyAccessToken(token, options);
    if (!claims.ok) return claims;
    const actor = await actorOf(claims.value, options.resolveActor);
    if (!actor.ok) return actor;
    const { sid } = claims.value;
    const session = await sign(actor.value, sid, sessions.get(key));
    if (ended.has(sid)) return fail(SIGNED_OUT);
    // Rights that changed meanwhile may not be in the answer: it is good for this request and for no later one.
    if (drops === dropsBefore) sessions.set(key, session);
    return ok(session);
  }

  function member(token: string): Promise<Result<Session>> {
    const key = createHash("sha256").update(token).digest("base64url");
    const cached = sessions.get(key);
    if (cached && ended.has(cached.sid)) return Promise.resolve(fail(SIGNED_OUT));
    if (cached && cached.freshUntil > now()) return Promise.resolve(ok(cached));
    const running = resolving.get(key) ?? resolve(token, key).finally(() => resolving.delete(key));
    resolving.set(key, running);
    return running;
  }

  return {
    async authenticate(bearer) {
      if (bearer !== null) return member(bearer);
      if (!guest || guest.signedUntil <= now()) guest = await sign(GUEST, "");
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

async function actorOf(claims: Claims, resolveActor: ResolveActor): Promise<Result<Actor>> {
  try {
    return ok(await resolveActor(claims));
  } catch (error) {
    return fail(error instanceof FailureError ? error.failure : unavailable("identity"));
  }
}
