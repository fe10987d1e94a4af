import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exportJWK, generateKeyPair } from "jose";
import type { JWK } from "jose";

/** RS256: the cheapest to verify, and Keycloak's default. */
export const SIGNING_ALGORITHM = "RS256";

export type ProviderKeys = {
  /** The private key that signs tokens. */
  readonly signing: JWK;
  /** Cookie keys: the first one signs, all are accepted. */
  readonly cookies: readonly string[];
  /** Key of the hashes of six-digit codes. */
  readonly codes: string;
};

async function createKeys(): Promise<ProviderKeys> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { modulusLength: 2048, extractable: true });
  const kid = randomBytes(8).toString("hex");
  return {
    signing: { ...(await exportJWK(privateKey)), kid, alg: SIGNING_ALGORITHM, use: "sig" },
    cookies: [randomBytes(32).toString("base64url")],
    codes: randomBytes(32).toString("base64url"),
  };
}

/** The provider's keys from its data folder, created at the first start and readable only by their owner. */
export async function loadKeys(dataFolder: string): Promise<ProviderKeys> {
  const path = join(dataFolder, "provider-keys.json");
  const stored = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (stored !== null) return JSON.parse(stored) as ProviderKeys;
  const keys = await createKeys();
  await mkdir(dataFolder, { recursive: true });
  await writeFile(path, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
