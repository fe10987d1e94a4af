import { jwtVerify, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { unauthenticated, unavailable, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { KeysUnavailable } from "./provider-keys.ts";

const CLOCK_TOLERANCE_SECONDS = 5;
export const ALGORITHMS = ["RS256", "ES256", "EdDSA"];
/** Value of an access token's `typ` header (RFC 9068). */
const TOKEN_TYPE = "at+jwt";

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  iat: z.number().int(),
  exp: z.number(),
  typ: z.literal("Bearer"),
  azp: z.string(),
  /** When the person entered a password; preserved by refreshed tokens. */
  auth_time: z.number().int().optional(),
  /** The provider's session that the token belongs to. */
  sid: z.string().default(""),
  email: z.string().default(""),
  email_verified: z.boolean().default(false),
  given_name: z.string().default(""),
  family_name: z.string().default(""),
  realm_access: z.object({ roles: z.array(z.string()) }).default({ roles: [] }),
});

/** Claims of a verified access token. */
export type Claims = z.output<typeof claimsSchema>;

export interface TokenRules {
  readonly issuer: string;
  readonly audience: string;
  /** The client that tokens are issued to. */
  readonly authorizedParty: string;
  readonly keys: JWTVerifyGetKey;
}

/** UNAUTHENTICATED if it is not one of our access tokens, UNAVAILABLE if the provider's keys cannot be fetched. */
export async function verifyAccessToken(token: string, rules: TokenRules): Promise<Result<Claims, Failure>> {
  try {
    const { payload } = await jwtVerify(token, rules.keys, {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms: ALGORITHMS,
      typ: TOKEN_TYPE,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ["sub", "exp", "iat"],
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return fail(unauthenticated("The token is not an access token."));
    const isOurs = claims.data.azp === rules.authorizedParty;
    const isFromFuture = claims.data.iat > Date.now() / 1_000 + CLOCK_TOLERANCE_SECONDS;
    if (!isOurs || isFromFuture)
      return fail(unauthenticated("The token is not an access token of this product."));
    return ok(claims.data);
  } catch (error) {
    if (error instanceof KeysUnavailable) return fail(unavailable("identity provider"));
    return fail(unauthenticated("You have been signed out. Sign in again."));
  }
}
