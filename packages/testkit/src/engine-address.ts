import { readFileSync } from "node:fs";

/** Where a real server listens, and the credentials to open it. */
export interface EngineAddress {
  readonly url: string;
  readonly user?: string;
  readonly password?: string;
  readonly [more: string]: string | undefined;
}

export type EngineName = "postgres" | "nats" | "opensearch" | "keycloak" | "s3" | "minio" | "stripe";

/**
 * The address of a real server, from the file that ENGINES names and `npm run engines` writes. Throws one sentence if
 * there is none, so that a missing server fails its suite.
 */
export function engineAddress(name: EngineName): EngineAddress {
  const file = process.env["ENGINES"];
  if (!file) {
    throw new Error(
      "ENGINES names no file of addresses: run `npm run test:engines`, or `npm run engines` and set it.",
    );
  }
  const address = readAddresses(file)[name];
  if (!address) {
    throw new Error(
      `${file} has no address for ${name}: start it with \`npm run engines -- --only ${name}\`.`,
    );
  }
  return address;
}

/** Whether there is one, for a server that is optional on a machine. */
export function hasEngine(name: EngineName): boolean {
  const file = process.env["ENGINES"];
  return file !== undefined && readAddresses(file)[name] !== undefined;
}

function readAddresses(file: string): Partial<Record<EngineName, EngineAddress>> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Partial<Record<EngineName, EngineAddress>>;
  } catch {
    throw new Error(
      `ENGINES names ${file}, which cannot be read: run \`npm run engines\` and wait until it is ready.`,
    );
  }
}
