import { createHash } from "node:crypto";
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";
import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { FailureError, unauthenticated, unavailable, type Failure } from "@callboard/kit/failure.ts";
import { TOKEN_SECONDS, type TokenSigner } from "@callboard/kit/internal-token.ts";
import { Lru } from "@callboard/kit/lru.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** Seconds for which an actor is taken for granted; events drop it sooner. */
export const ACTOR_CACHE_SECONDS = 5;
const CLOCK_TOLERANCE_SECONDS = 5;
const ALGORITHMS = ["RS256", "ES256", "EdDSA"];

/** What identity says of an account. */
export type ResolveActor = (claims: JWTPayload) => Promise<Actor>;

/** A request's actor and the token that speaks for it inside. */
export interface Session {
  readonly actor: Actor;
  readonly internalToken: string;
}

export interface Authenticator {
  /** UNAUTHENTICATED for a bad token, UNAVAILABLE when identity or the provider's keys cannot be asked. */
  authenticate(bearer: string | null): Promise<Result<Session>>;
  /** Forgets what is known of these members. */
  drop(userIds: readonly string[]): void;
}

interface Cached extends Session {
  readonly freshUntil: number;
  readonly signedUntil: number;
}

interface Options {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  readonly resolveActor: ResolveActor;
  readonly signer: TokenSigner;
  readonly now?: () => number;
}

/** The provider cannot be asked for its keys, or answers something else: nothing is known of the token. */
class KeysUnavailable extends Error {}

/** The provider's public keys, fetched when an unknown key id shows, at most every 30 s. */
export function remoteKeys(url: string): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(url), {
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
    timeoutDuration: 3_000,
  });
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      throw isAboutToken(error) ? error : new KeysUnavailable("The provider's keys are not to be had.");
    }
  };
}

/** Whether the keys were there, and none of them is the token's. */
function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}

export function createAuthenticator(options: Options): Authenticator {
  const now = options.now ?? Date.now;
  const sessions = new Lru<Cached>(10_000);
  const keysOfUser = new Map<string, Set<string>>();
  let guest: Cached | null = null;

  async function sign(actor: Actor, previous: Cached | undefined): Promise<Cached> {
    const freshUntil = now() + ACTOR_CACHE_SECONDS * 1_000;
    const sameRights = previous && JSON.stringify(previous.actor) === JSON.stringify(actor);
    // A token stays useful until every call of its request is over, hence the half of its life.
    if (sameRights && previous.signedUntil > now()) return { ...previous, freshUntil };
    const internalToken = await options.signer.sign(actor);
    return { actor, internalToken, freshUntil, signedUntil: now() + (TOKEN_SECONDS / 2) * 1_000 };
  }

  async function member(token: string): Promise<Result<Session>> {
    const key = createHash("sha256").update(token).digest("base64url");
    const cached = sessions.get(key);
    if (cached && cached.freshUntil > now()) return ok(cached);
    const claims = await verify(token, options);
    if (!claims.ok) return claims;
    let actor: Actor;
    try {
      actor = await options.resolveActor(claims.value);
    } catch (error) {
      return fail(error instanceof FailureError ? error.failure : unavailable("identity"));
    }
    const session = await sign(actor, cached);
    sessions.set(key, session);
    if (actor.kind === "member") remember(keysOfUser, actor.userId, key);
    return ok(session);
  }

  return {
    async authenticate(bearer) {
      if (bearer !== null) return member(bearer);
      if (!guest || guest.signedUntil <= now()) guest = await sign(GUEST, undefined);
      return ok(guest);
    },
    drop(userIds) {
      for (const userId of userIds) {
        for (const key of keysOfUser.get(userId) ?? []) sessions.delete(key);
        keysOfUser.delete(userId);
      }
    },
  };
}

function remember(keysOfUser: Map<string, Set<string>>, userId: string, key: string): void {
  const keys = keysOfUser.get(userId) ?? new Set();
  keys.add(key);
  keysOfUser.set(userId, keys);
}

async function verify(token: string, options: Options): Promise<Result<JWTPayload, Failure>> {
  try {
    const { payload } = await jwtVerify(token, options.keys, {
      issuer: options.issuer,
      audience: options.audience,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ["sub", "exp", "iat"],
    });
    return payload["typ"] === "Bearer" ? ok(payload) : fail(unauthenticated("This is not an access token."));
  } catch (error) {
    if (error instanceof KeysUnavailable) return fail(unavailable("identity provider"));
    return fail(unauthenticated("Your sign-in has ended. Sign in again."));
  }
}
