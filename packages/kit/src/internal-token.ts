import { importJWK, decodeProtectedHeader, jwtVerify, SignJWT, type CryptoKey } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Actor } from "./actor.ts";
import type { PrivateJwk, PublicJwks } from "#process/config.ts";
import { unauthenticated } from "./failure.ts";
import { fail, ok, type Result } from "./result.ts";

/** Seconds for which an internal token is valid. */
export const TOKEN_SECONDS = 60;
/** The only process that may speak for people. */
const EDGE = "gateway";
const ISSUER = "internal";
const REFRESH_BEFORE_SECONDS = 20;

const actorClaim: z.ZodType<Actor> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("guest") }),
  z.object({
    kind: z.literal("member"),
    userId: z.string(),
    roles: z.array(z.string()),
    organisationId: z.string().nullable(),
    organisationApproved: z.boolean().optional(),
    representedIds: z.array(z.string()),
    registered: z.boolean(),
    suspended: z.boolean(),
    minor: z.boolean(),
    version: z.number(),
    signedInAt: z.number().optional(),
    sessionId: z.string().optional(),
  }),
  z.object({ kind: z.literal("system"), service: z.string() }),
]);

const callerClaims: z.ZodType<Caller> = z.object({
  actor: actorClaim,
  // Tokens of the version before have none.
  clientNetwork: z.string().nullable().default(null),
});

const callerOf = ({ actor, clientNetwork }: Caller): Caller => ({ actor, clientNetwork });

/** Makes tokens with the process's own key. */
export interface TokenSigner {
  readonly name: string;
  /** A token for `actor`, who called from this network, valid for 60 s from now. */
  sign(actor: Actor, clientNetwork?: string | null): Promise<string>;
  /** The token of this process itself; made again before it expires. */
  system(): Promise<string>;
}

export async function createTokenSigner(privateKey: PrivateJwk): Promise<TokenSigner> {
  const key = await importJWK(privateKey, "EdDSA");
  const name = privateKey.kid;
  let own: { token: string; freshUntil: number } | null = null;
  const sign = (actor: Actor, clientNetwork: string | null = null): Promise<string> =>
    new SignJWT({ actor, clientNetwork })
      .setProtectedHeader({ alg: "EdDSA", kid: name, typ: "actor+jwt" })
      .setIssuer(ISSUER)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign(key);
  return {
    name,
    sign,
    async system() {
      if (own && own.freshUntil > Date.now()) return own.token;
      const token = await sign({ kind: "system", service: name });
      own = { token, freshUntil: Date.now() + (TOKEN_SECONDS - REFRESH_BEFORE_SECONDS) * 1000 };
      return token;
    },
  };
}

/** Who calls, and from which network; the gateway alone says so, in a token that it signs. */
export interface Caller {
  readonly actor: Actor;
  readonly clientNetwork: string | null;
}

/** Checks a token and says who calls; any doubt is UNAUTHENTICATED. */
export type TokenVerifier = (token: string) => Promise<Result<Caller>>;

/** A verifier over the known public keys. A checked token is remembered until it expires. */
export async function createTokenVerifier(jwks: PublicJwks): Promise<TokenVerifier> {
  const keys = new Map<string, CryptoKey | Uint8Array>();
  for (const jwk of jwks.keys) keys.set(jwk.kid, await importJWK(jwk, "EdDSA"));
  const checked = new LRUCache<string, Caller & { readonly expiresAt: number }>({ max: 1_000 });

  return async (token) => {
    const known = checked.get(token);
    if (known && known.expiresAt > Date.now()) return ok(callerOf(known));
    const read = await readToken(token, keys);
    if (!read) return fail(unauthenticated("The internal token is missing, expired or not trusted."));
    checked.set(token, read);
    return ok(callerOf(read));
  };
}

async function readToken(
  token: string,
  keys: ReadonlyMap<string, CryptoKey | Uint8Array>,
): Promise<(Caller & { readonly expiresAt: number }) | null> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = keys.get(kid ?? "");
    if (!kid || !key) return null;
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["EdDSA"],
      issuer: ISSUER,
      typ: "actor+jwt",
      requiredClaims: ["exp", "iat"],
    });
    const caller = callerClaims.safeParse(payload);
    if (!caller.success || !maySpeakFor(kid, caller.data.actor)) return null;
    return { ...caller.data, expiresAt: (payload.exp ?? 0) * 1000 };
  } catch {
    return null;
  }
}

/** People and guests come through the edge only; a service speaks for itself only. */
function maySpeakFor(kid: string, actor: Actor): boolean {
  return actor.kind === "system" ? actor.service === kid : kid === EDGE;
}

/** The token of an `authorization: Bearer` header; the scheme is case-insensitive. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w.-]+)$/i.exec(header ?? "")?.[1] ?? null;
}
