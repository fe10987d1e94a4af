import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SecretData } from "./process-secrets.ts";

/** Where the secrets of a release are kept: the Secrets of a namespace, or folders. */
export interface SecretStore {
  /** Null if it does not exist. */
  readSecret(name: string): Promise<SecretData | null>;
  /** Creates the Secret, or replaces these of its keys. */
  writeSecret(name: string, data: SecretData): Promise<void>;
}

/** In a secret's folder: its variables, as `node --env-file` reads them. */
const ENV_FILE = "env";
const VARIABLE = /^[A-Z][A-Z0-9_]*$/;
const QUOTES = ["'", '"', "`"];

/**
 * Variables as a file that `node --env-file` and `util.parseEnv` read back as they are. Throws for a value that no quotes
 * can hold.
 */
export function envFile(data: SecretData): string {
  const lines = Object.entries(data).map(([name, value]) => {
    const quote = QUOTES.find((one) => !value.includes(one) && !(one === '"' && value.includes("\\")));
    if (quote === undefined)
      throw new Error(`${name} has every kind of quotes: no file of variables can hold it.`);
    return `${name}=${quote}${value}${quote}\n`;
  });
  return lines.join("");
}

/** Whoever has the folder reads it: each goes to its own process alone, whose user is not the one that writes it. */
const READABLE = 0o444;

async function writeWhole(path: string, text: string): Promise<void> {
  const fresh = `${path}.new`;
  // What an interrupted run left may only be read.
  await rm(fresh, { force: true });
  await writeFile(fresh, text);
  await chmod(fresh, READABLE);
  await rename(fresh, path);
}

/** Secrets in folders: a file for each key, and one of all that are variables. */
export function openFolder(folder: string): SecretStore {
  async function readSecret(name: string): Promise<SecretData | null> {
    const files = await readdir(join(folder, name)).catch(() => []);
    const keys = files.filter((file) => file !== ENV_FILE && !file.endsWith(".new"));
    if (keys.length === 0) return null;
    const texts = await Promise.all(keys.map((key) => readFile(join(folder, name, key), "utf8")));
    return Object.fromEntries(keys.map((key, place) => [key, texts[place] ?? ""]));
  }
  return {
    readSecret,
    async writeSecret(name, data) {
      await mkdir(join(folder, name), { recursive: true });
      for (const [key, value] of Object.entries(data)) await writeWhole(join(folder, name, key), value);
      const all = Object.entries((await readSecret(name)) ?? {});
      const variables = Object.fromEntries(all.filter(([key]) => VARIABLE.test(key)));
      await writeWhole(join(folder, name, ENV_FILE), envFile(variables));
    },
  };
}
