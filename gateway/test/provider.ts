import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from "jose";

export const ISSUER = "http://localhost:4000/auth/realms/callboard";
export const AUDIENCE = "callboard-api";

/** The token-related part of an identity provider: its keys, and arbitrary tokens signed by them. */
export interface Provider {
  readonly publicKey: CryptoKey;
  readonly jwks: { readonly keys: JWK[] };
  /** The claims of a valid token with changes; undefined removes a claim. */
  claims(changes?: Record<string, unknown>): Record<string, unknown>;
  /** A valid access token with changes to its claims and header. */
  token(changes?: Record<string, unknown>, header?: Record<string, unknown>): Promise<string>;
}

export async function createProvider(kid: string): Promise<Provider> {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const secret = await exportJWK(privateKey);
  const keyFor = (alg: string) =>
    crypto.subtle.importKey(
      "jwk",
      { ...secret, alg, ext: true, key_ops: ["sign"] },
      {
        name: alg.startsWith("PS") ? "RSA-PSS" : "RSASSA-PKCS1-v1_5",
        hash: alg.endsWith("512") ? "SHA-512" : "SHA-256",
      },
      true,
      ["sign"],
    );
  const claims: Provider["claims"] = (changes = {}) => {
    const now = Math.floor(Date.now() / 1000);
    return {
      iss: ISSUER,
      aud: AUDIENCE,
      sub: "account-1",
      typ: "Bearer",
      azp: "callboard-web",
      iat: now,
      exp: now + 300,
      ...changes,
    };
  };
  return {
    publicKey,
    jwks: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" }] },
    claims,
    async token(changes = {}, header = {}) {
      const alg = typeof header["alg"] === "string" ? header["alg"] : "RS256";
      return new SignJWT(JSON.parse(JSON.stringify(claims(changes))))
        .setProtectedHeader(JSON.parse(JSON.stringify({ typ: "at+jwt", kid, ...header, alg })))
        .sign(await keyFor(alg), { crit: { "never-heard": true } });
    },
  };
}
