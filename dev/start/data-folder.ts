import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { exportJWK, generateKeyPair } from "jose";
import { z } from "zod";
import { newPushKey } from "./secrets/push-key.ts";
import { writeWhole } from "./write-whole.ts";

/** Why the product cannot start, in one sentence that says what to do. */
export class StartRefused extends Error {}

const secretsSchema = z.object({
  keys: z.record(z.string(), z.record(z.string(), z.string())),
  identityProviderAdmin: z.string(),
  mailbox: z.string(),
  objects: z.string(),
  paymentsWebhook: z.string(),
  push: z.string(),
  codes: z.string(),
});

/** Keys and secrets of a local installation; they never leave its data folder. */
export type Secrets = z.output<typeof secretsSchema>;

export interface DataFolder {
  readonly path: string;
  /** A subfolder, created if missing. */
  folder(name: string): string;
  readonly secrets: Secrets;
  /** Releases the lock for the next start. */
  release(): void;
}

/** The data folder. Embedded and real engines use separate ones, so that one machine can have both. */
export function chosenFolder(engines: "embedded" | "real"): string {
  const folder = process.env["CALLBOARD_DATA"] ?? ".callboard";
  return engines === "real" ? join(folder, "real") : folder;
}

/**
 * Locks the data folder for this process. Throws StartRefused if it is not writable or locked by another start. A
 * lock whose process has died (kill -9) is taken over.
 */
export async function openDataFolder(
  path: string,
  processes: readonly string[],
  reset: boolean,
): Promise<DataFolder> {
  const root = resolve(path);
  makeWritable(root);
  const lock = join(root, "start.lock");
  takeLock(lock, root);
  if (reset)
    for (const name of ["postgres", "objects", "mailbox", "seed.json"]) {
      rmSync(join(root, name), { recursive: true, force: true });
    }
  const folder = (name: string): string => {
    const inner = join(root, name);
    mkdirSync(inner, { recursive: true });
    return inner;
  };
  return {
    path: root,
    folder,
    secrets: await readSecrets(root, processes),
    release: () => rmSync(lock, { force: true }),
  };
}

function makeWritable(root: string): void {
  try {
    mkdirSync(root, { recursive: true });
    // The database runs as another account, which may traverse the folder but not list it.
    chmodSync(root, 0o711);
    accessSync(root, constants.W_OK);
    writeFileSync(join(root, ".writable"), "");
    rmSync(join(root, ".writable"));
  } catch {
    throw new StartRefused(
      `The data folder ${root} cannot be written: give yourself the right, or set CALLBOARD_DATA to another folder.`,
    );
  }
}

function takeLock(lock: string, root: string): void {
  const holder = holderOf(lock);
  if (holder !== null && holder !== process.pid) {
    throw new StartRefused(
      `Callboard already runs on ${root} (process ${holder}): stop it with Ctrl-C there, ` +
        "or set PORT and CALLBOARD_DATA to run another one beside it.",
    );
  }
  rmSync(lock, { force: true });
  const file = openSync(lock, "wx", 0o600);
  writeSync(file, String(process.pid));
  closeSync(file);
}

/** The process that holds a lock; null if it no longer exists. */
function holderOf(lock: string): number | null {
  const holder = existsSync(lock) ? Number(readFileSync(lock, "utf8")) : 0;
  return isStart(holder) ? holder : null;
}

/** Whether a running product holds the data folder. */
export function isHeld(path: string): boolean {
  return holderOf(join(path, "start.lock")) !== null;
}

function isStart(pid: number): boolean {
  if (!pid) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("node");
  } catch {
    return false;
  }
}

async function readSecrets(root: string, processes: readonly string[]): Promise<Secrets> {
  const file = join(root, "secrets.json");
  const kept = existsSync(file) ? secretsSchema.partial().parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  const keys = { ...kept.keys };
  for (const name of processes) keys[name] ??= await newKey(name);
  const random = (): string => randomBytes(24).toString("base64url");
  const secrets: Secrets = {
    keys,
    identityProviderAdmin: kept.identityProviderAdmin ?? random(),
    mailbox: kept.mailbox ?? random(),
    objects: kept.objects ?? random(),
    paymentsWebhook: kept.paymentsWebhook ?? `whsec_${random()}`,
    push: kept.push ?? newPushKey(),
    codes: kept.codes ?? random(),
  };
  writeWhole(file, JSON.stringify(secrets, null, 2));
  return secrets;
}

async function newKey(name: string): Promise<Record<string, string>> {
  const { privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
  const jwk = await exportJWK(privateKey);
  return { kty: "OKP", crv: "Ed25519", kid: name, x: String(jwk.x), d: String(jwk.d) };
}
