import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { FailureError, unauthenticated, unavailable } from "@callboard/kit/failure.ts";
import { TOKEN_SECONDS, type TokenSigner } from "@callboard/kit/internal-token.ts";
import { isPersonalToken, personalTokenHash } from "@callboard/kit/tokens/personal-token.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { verifyAccessToken, type Claims, type TokenRules } from "./access-token.ts";
import { EndedSessions } from "./ended-sessions.ts";
import { SessionCache, type CachedSession, type Session } from "./session-cache.ts";

/** Seconds for which an actor is cached; events drop it sooner. */
export const ACTOR_CACHE_SECONDS = 5;
const SESSIONS = 10_000;
const GUEST_NETWORKS = 10_000;
const NO_TOKEN = unauthenticated("This access token was cut or mistyped.");
const SIGNED_OUT = unauthenticated("You have been signed out. Sign in again.");

/** Resolves an actor at identity. */
export type ResolveActor = (claims: Claims, userAgent: string) => Promise<Actor>;

/** Resolves a member's own access token at identity, by its hash. */
export type ResolveToken = (tokenHash: string) => Promise<Pick<Session, "actor" | "scopes">>;

export interface Authenticator {
  /** UNAUTHENTICATED for an invalid token, UNAVAILABLE if identity or the provider's keys are unavailable. */
  authenticate(
    bearer: string | null,
    clientNetwork: string | null,
    userAgent?: string,
  ): Promise<Result<Session>>;
  /** Drops the cached sessions of these members. */
  drop(userIds: readonly string[]): void;
}

interface Options extends TokenRules {
  readonly resolveActor: ResolveActor;
  readonly resolveToken: ResolveToken;
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

  async function resolve(bearer: Bearer, key: string): Promise<Result<Session>> {
    const dropsBefore = drops;
    const caller = await callerOf(bearer, options);
    if (!caller.ok) return caller;
    const { clientNetwork } = bearer;
    const session = await sign({ ...caller.value, clientNetwork }, sessions.get(key));
    if (ended.has(session.sid)) return fail(SIGNED_OUT);
    // If permissions changed meanwhile, the response may be outdated: it is used for this request but not cached.
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
    async authenticate(token, clientNetwork, userAgent = "") {
      if (token !== null) return member({ token, clientNetwork, userAgent });
      const known = guests.get(clientNetwork ?? "");
      if (known && known.signedUntil > now()) return ok(known);
      const guest = await sign({ actor: GUEST, sid: "", scopes: null, clientNetwork });
      guests.set(clientNetwork ?? "", guest);
      return ok(guest);
    },
    drop(userIds) {
      drops += 1;
      // New requests must not share calls that began before the change.
      resolving.clear();
      for (const userId of userIds) sessions.drop(userId);
    },
  };
}

/** Creates cached sessions, each with a token that contains its actor and network. */
function sessionSigner(signer: TokenSigner, now: () => number) {
  return async ({ clientNetwork, ...caller }: Signed, previous?: CachedSession): Promise<CachedSession> => {
    const freshUntil = now() + ACTOR_CACHE_SECONDS * 1_000;
    const sameRights = previous && JSON.stringify(previous.actor) === JSON.stringify(caller.actor);
    // A token must remain valid until every call of its request is over, hence half its lifetime.
    if (sameRights && previous.signedUntil > now()) return { ...previous, freshUntil };
    const internalToken = await signer.sign(caller.actor, clientNetwork);
    return { ...caller, internalToken, freshUntil, signedUntil: now() + (TOKEN_SECONDS / 2) * 1_000 };
  };
}

/** The internal token contains the network, so a member on two networks has two cached sessions. */
const keyOf = ({ token, clientNetwork }: Bearer): string =>
  hash("sha256", `${token} ${clientNetwork}`, "base64url");

interface Bearer {
  readonly token: string;
  readonly clientNetwork: string | null;
  readonly userAgent: string;
}

type Identified = Pick<Session, "actor" | "sid" | "scopes">;

/** Who calls, the sign-in or the access token that it belongs to, and from which network. */
interface Signed extends Identified {
  readonly clientNetwork: string | null;
}

/** Who calls, by an access token of the provider or by one that a member made. */
async function callerOf(
  { token, userAgent }: Bearer,
  { resolveActor, resolveToken, ...rules }: Pick<Options, "resolveActor" | "resolveToken"> & TokenRules,
): Promise<Result<Identified>> {
  if (isPersonalToken(token)) {
    const tokenHash = personalTokenHash(token);
    if (tokenHash === null) return fail(NO_TOKEN);
    const resolved = await fromIdentity(() => resolveToken(tokenHash));
    return resolved.ok ? ok({ ...resolved.value, sid: "" }) : resolved;
  }
  const claims = await verifyAccessToken(token, rules);
  if (!claims.ok) return claims;
  const actor = await fromIdentity(() => resolveActor(claims.value, userAgent));
  return actor.ok ? ok({ actor: actor.value, sid: claims.value.sid, scopes: null }) : actor;
}

async function fromIdentity<T>(resolve: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await resolve());
  } catch (error) {
    return fail(error instanceof FailureError ? error.failure : unavailable("identity"));
  }
}
