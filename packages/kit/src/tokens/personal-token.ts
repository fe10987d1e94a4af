import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** How a token begins, so that people and scanners of secrets know it at sight. */
const PREFIX = "callboard_";
const SECRET_BYTES = 20;
const SHAPE = new RegExp(`^${PREFIX}([0-9a-f]{${SECRET_BYTES * 2}})([0-9a-f]{8})$`);

/** The last eight characters: a token that was cut or mistyped is known without being looked up. */
const checksumOf = (secret: string): string =>
  crc32(PREFIX + secret)
    .toString(16)
    .padStart(8, "0");

/** A new token of a member, of 160 random bits, to be shown once. */
export function newPersonalToken(): string {
  const secret = randomBytes(SECRET_BYTES).toString("hex");
  return `${PREFIX}${secret}${checksumOf(secret)}`;
}

/** Whether a bearer is meant to be a member's own token rather than an access token of the identity provider. */
export function isPersonalToken(bearer: string): boolean {
  return bearer.startsWith(PREFIX);
}

/** The hash under which a token is kept; null if it cannot be one. */
export function personalTokenHash(token: string): string | null {
  const [, secret = "", checksum] = SHAPE.exec(token) ?? [];
  return checksum === checksumOf(secret) ? hash("sha256", token, "base64url") : null;
}
