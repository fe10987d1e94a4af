import { generateKeyPairSync } from "node:crypto";

/**
 * A private key of P-256 by which push services know the sender (RFC 8292): 32 bytes in base64url. From a JWK, which has
 * them all (RFC 7518, 6.2.2.1): `ECDH.getPrivateKey` of Node 24 leaves leading zeros out, in one of 256 keys.
 */
export function newPushKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  return String(privateKey.export({ format: "jwk" }).d);
}
