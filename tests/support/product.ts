import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import getPort from "get-port";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { clusterSecret, roleUrl } from "#dev/engines/role-passwords.ts";
import { processesOf } from "./processes.ts";
import { sendSignal } from "#dev/start/send-signal.ts";

const root = resolve(import.meta.dirname, "../..");
export const STARTED_WITHIN_MS = 300_000;
/** Two Java processes start first, and on a new machine the engines are fetched before. */
const STARTED_REAL_WITHIN_MS = 600_000;
export const ENDED_WITHIN_MS = 120_000;

/** The product as a newcomer starts it: a separate process, the demo market, one port. */
export interface Product {
  readonly url: string;
  readonly dataFolder: string;
  readonly port: number;
  /** Its output so far. */
  readonly output: () => string;
  /** URL of one of its databases, for data that no operation returns. */
  databaseUrl(database: string): string;
  /** Kills all its processes like `kill -9`, without draining. */
  kill(): Promise<void>;
  /** Stops it with Ctrl-C; returns the exit code. */
  stop(): Promise<number | null>;
  /** Starts it again on the same data and port. */
  start(flags?: readonly string[]): Promise<void>;
  /** Stops it with Ctrl-C and deletes the data. */
  close(): Promise<void>;
}

/** A start that may fail: its output and exit code. */
export interface Launched {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: () => boolean;
}

/** Runs `npm start` with flags, without waiting for anything. */
export function launchProduct(
  place: { readonly port: number; readonly dataFolder: string },
  flags: readonly string[] = [],
): Launched {
  const child = spawn(process.execPath, ["dev/start.ts", ...flags], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(place.port),
      CALLBOARD_DATA: place.dataFolder,
      NODE_OPTIONS: "",
      NODE_ENV: "development",
      SERVER_TIMING: "true",
      // All browsers and tests share one address.
      GUEST_REQUESTS_PER_MINUTE: "100000",
      PASSWORD_RESETS_PER_HOUR: "100000",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const listen = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  return {
    child,
    output: () => output,
    ended: () => child.exitCode !== null || child.signalCode !== null,
  };
}

/** A new data folder: a copy of `SEEDED_DATA` with the demo market, or an empty one where that is not wanted. */
async function newDataFolder(flags: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-"));
  const seeded = isReal(flags) || flags.includes("--empty") ? undefined : process.env["SEEDED_DATA"];
  // The database's files must keep owner and permissions, which Node's own copy does not preserve.
  if (seeded !== undefined) execFileSync("cp", ["-a", "--reflink=auto", `${seeded}/.`, folder]);
  return folder;
}

const isReal = (flags: readonly string[]): boolean => flags.includes("real");

/** A started product's data folder; each shape has its own. */
export const homeOf = (dataFolder: string, flags: readonly string[]): string =>
  isReal(flags) ? join(dataFolder, "real") : dataFolder;

/** URL of a database of the product running on a folder; the port is read from the server's files. */
export function databaseUrlOf(home: string, database: string): string {
  const folder = [join(home, "engines/postgres"), join(home, "postgres")].find((one) => existsSync(one));
  if (folder === undefined) throw new Error(`There is no database in ${home}.`);
  const [, , , port] = readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n");
  return roleUrl({ port: Number(port), secret: clusterSecret(folder) }, database);
}

/** Starts the product with the demo market; `flags` as for `npm start -- ...`. `chosen` receives its port first. */
export async function startProduct(
  flags: readonly string[] = [],
  chosen: (port: number) => void = () => undefined,
): Promise<Product> {
  const dataFolder = await newDataFolder(flags);
  const port = await getPort();
  chosen(port);
  let running: Launched;
  const start = async (others: readonly string[] = flags): Promise<void> => {
    running = launchProduct({ port, dataFolder }, others);
    await waitFor(
      "the product",
      () => running.output().includes("Development mailbox") || running.ended(),
      isReal(others) ? STARTED_REAL_WITHIN_MS : STARTED_WITHIN_MS,
    );
    if (running.ended()) throw new Error(`The product did not start:\n${running.output()}`);
  };
  const ended = (): Promise<boolean> => waitFor("its end", () => running.ended(), ENDED_WITHIN_MS);
  const stop = async (): Promise<number | null> => {
    if (!running.ended()) running.child.kill("SIGINT");
    await ended();
    return running.child.exitCode;
  };
  await start();
  return {
    url: `http://localhost:${port}`,
    dataFolder,
    port,
    output: () => running.output(),
    databaseUrl: (database) => databaseUrlOf(homeOf(dataFolder, flags), database),
    async kill() {
      for (const pid of processesOf(dataFolder)) sendSignal(pid, "SIGKILL");
      await ended();
      await waitFor("the end of all", () => processesOf(dataFolder).length === 0, ENDED_WITHIN_MS);
    },
    stop,
    start,
    async close() {
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
