import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { ScryptOptions } from "node:crypto";

/** Cost of one hash: 16 MiB of memory and about 150 ms on one core. */
const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, COST, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/** The stored form of a password: `scrypt$<salt>$<key>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** A hash that no password matches, verified for unknown accounts so that they take the same time. */
const NOBODY = `scrypt$${Buffer.alloc(16).toString("base64url")}$${Buffer.alloc(KEY_BYTES).toString("base64url")}`;

/** Whether the password matches the stored hash; false, after equal work, if there is no hash. */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  const [, salt = "", key = ""] = (stored ?? NOBODY).split("$");
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"));
  return stored !== null && expected.length === actual.length && timingSafeEqual(expected, actual);
}
