import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "#dev/start/write-whole.ts";

/** The superuser of clusters that we create. */
export const SUPERUSER = "callboard";

/**
 * The secret of a cluster's folder, created with it; it is the superuser's password, accessible only to the owner.
 */
export function clusterSecret(folder: string): string {
  const file = join(folder, "password");
  if (!existsSync(file)) writeWhole(file, randomBytes(18).toString("base64url"));
  return readFileSync(file, "utf8").trim();
}

/** The password of a role. It differs for each role, and reveals neither the secret nor other passwords. */
export function rolePassword(secret: string, role: string): string {
  return createHmac("sha256", secret).update(`postgres role ${role}`).digest("base64url");
}

/** The URL of a database for the role that owns it. */
export function roleUrl(place: { readonly port: number; readonly secret: string }, role: string): string {
  return `postgres://${role}:${rolePassword(place.secret, role)}@127.0.0.1:${place.port}/${role}`;
}
