import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { freePort } from "#dev/free-port.ts";
import { writeWhole } from "#dev/start/write-whole.ts";

/** An engine's address and credentials. */
export interface EngineAddress {
  readonly url: string;
  readonly user?: string;
  readonly password?: string;
  readonly [more: string]: string | undefined;
}

/** A started engine. */
export interface RunningEngine {
  readonly address: EngineAddress;
  readonly version: string;
  /** The current process id. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** Options common to all engines. */
export interface EngineOptions {
  /** Folder of its data, configuration and log; created if missing, kept between starts. */
  readonly folder: string;
  /** The cache filled by `prepare`. */
  readonly cache: string;
  /** Receives one sentence about each change of its state. */
  readonly log?: (sentence: string) => void;
  /** False: it is not restarted when it ends. */
  readonly restart?: boolean;
  /** Receives every process id. */
  readonly launched?: (pid: number) => void;
  /** Aborts a start in progress. */
  readonly interruption?: AbortSignal | undefined;
}

const portsSchema = z.record(z.string(), z.number().int().positive());
const SECRET_BYTES = 18;

/** Ports of an engine, chosen once per folder so that clients find it again; a port in use is replaced. */
export async function keptPorts<N extends string>(
  folder: string,
  names: readonly N[],
): Promise<Readonly<Record<N, number>>> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "ports.json");
  const kept = existsSync(file) ? portsSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  const ports: Record<string, number> = {};
  for (const name of names) {
    const before = kept[name];
    ports[name] = before && (await isFree(before)) ? before : await freePort(Object.values(ports));
  }
  writeWhole(file, JSON.stringify(ports, null, 2));
  return ports as Record<N, number>;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** A secret of an engine, created once per folder. */
export function keptSecret(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.secret`);
  if (!existsSync(file)) writeWhole(file, randomBytes(SECRET_BYTES).toString("base64url"));
  return readFileSync(file, "utf8").trim();
}
