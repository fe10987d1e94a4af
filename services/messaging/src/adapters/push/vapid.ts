import { createECDH, createPrivateKey, sign } from "node:crypto";
import { CURVE } from "./encrypt.ts";

/** Push services refuse more than a day (RFC 8292, 2). */
const VALID_SECONDS = 12 * 3_600;

/** By whom notifications are sent, as push services are told: RFC 8292. */
export interface Vapid {
  /** In base64url; browsers bind their address to it. */
  readonly publicKey: string;
  /** The header of a request to an address. */
  readonly authorization: (endpoint: string, now: Date) => string;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Signs by a private key in base64url; `contact` is a URL by which the sender can be reached. */
export function createVapid(privateKey: string, contact: string): Vapid {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  const point = pair.getPublicKey();
  const part = (from: number): string => point.subarray(from, from + 32).toString("base64url");
  // A private key that begins with zeros is shorter than JWK demands.
  const d = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString("base64url");
  const key = createPrivateKey({
    key: { kty: "EC", crv: "P-256", x: part(1), y: part(33), d },
    format: "jwk",
  });
  const publicKey = point.toString("base64url");
  return {
    publicKey,
    authorization(endpoint, now) {
      const exp = Math.floor(now.getTime() / 1_000) + VALID_SECONDS;
      const claims = { aud: new URL(endpoint).origin, exp, sub: contact };
      const signed = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded(claims)}`;
      const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" });
      return `vapid t=${signed}.${signature.toString("base64url")}, k=${publicKey}`;
    },
  };
}
