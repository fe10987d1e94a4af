import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import getPort from "get-port";
import { waitFor } from "@callboard/testkit/wait-for.ts";

const root = resolve(import.meta.dirname, "../..");
const STARTED_WITHIN_MS = 120_000;

/** The product as a newcomer starts it: a process of its own, the demo market, one port. */
export interface Product {
  readonly url: string;
  readonly dataFolder: string;
  /** What it printed. */
  readonly output: () => string;
  /** Ends it as `kill -9` would, with nothing drained. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  /** Ctrl-C, and the data is removed. */
  close(): Promise<void>;
}

/** Starts the product with the demo market; `flags` as for `npm start -- ...`. */
export async function startProduct(flags: readonly string[] = []): Promise<Product> {
  const dataFolder = await mkdtemp(join(tmpdir(), "callboard-"));
  const port = await getPort();
  let output = "";
  let child: ChildProcess;
  const ended = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: "SIGKILL" | "SIGINT"): Promise<void> => {
    if (!ended()) child.kill(signal);
    await waitFor("the end of the product", ended, 30_000);
  };
  const start = async (): Promise<void> => {
    output = "";
    child = spawn(process.execPath, ["dev/start.ts", ...flags], {
      cwd: root,
      env: { ...process.env, PORT: String(port), CALLBOARD_DATA: dataFolder, NODE_OPTIONS: "" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    await waitFor("the product", () => output.includes("Demo sign-ins, made") || refuse(), STARTED_WITHIN_MS);
  };
  const refuse = (): false => {
    if (ended()) throw new Error(`The product did not start:\n${output}`);
    return false;
  };
  await start();
  return {
    url: `http://localhost:${port}`,
    dataFolder,
    output: () => output,
    kill: () => end("SIGKILL"),
    start,
    async close() {
      await end("SIGINT");
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
