import { spawn, type ChildProcess } from "node:child_process";
import type { RequestListener } from "node:http";
import { closeSync, openSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartRefused } from "./data-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const RESTART_AFTER_MS = 500;
/** Generous: with real engines, eight processes start on two cores beside two Java processes. */
const READY_WITHIN_MS = 180_000;
const DRAIN_MS = 20_000;

export interface Running {
  /** Serves a request that came to another server of this process; missing in a process of its own. */
  readonly handle?: RequestListener;
  stop(): Promise<void>;
}

/** A program in a process of its own. */
export interface RunningApart extends Running {
  readonly pid: () => number | undefined;
  /** Kills it and starts it from its sources as they are; resolves when it is ready. */
  readonly restart: () => Promise<void>;
}

/** A process of the system: its code folder, its environment, and the port of its readiness check. */
export interface Program {
  readonly name: string;
  readonly folder: string;
  readonly environment: Record<string, string>;
  readonly httpPort: number;
  readonly logFile: string;
  /** Receives the process id whenever the program is launched separately. */
  readonly launched?: (pid: number) => void;
  /** Aborts a start in progress. */
  readonly interruption?: AbortSignal | undefined;
}

/**
 * Loads a program's code into this process. Load all programs before starting the first: loading blocks the process
 * for seconds, and connections being opened meanwhile would time out.
 */
export async function loadInside(program: Program) {
  const source = join(root, program.folder, "src");
  return (await Promise.all([import(join(source, "config.ts")), import(join(source, "start.ts"))])) as [
    { configSchema: { parse(environment: unknown): unknown } },
    { start(config: unknown): Promise<Running> },
  ];
}

/** Runs a program inside this process, through its own start.ts. */
export async function runInside(program: Program): Promise<Running> {
  const [{ configSchema }, { start }] = await loadInside(program);
  return start(configSchema.parse(program.environment));
}

function spawnApart(program: Program): ChildProcess {
  const log = openSync(program.logFile, "a");
  const child = spawn(process.execPath, [join(program.folder, "src/main.ts")], {
    cwd: root,
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_ENV: process.env["NODE_ENV"] ?? "development",
      ...program.environment,
    },
    stdio: ["ignore", log, log],
    // In its own process group: Ctrl-C reaches only this supervisor, which stops everything in order.
    detached: true,
  });
  closeSync(log);
  if (child.pid !== undefined) program.launched?.(child.pid);
  return child;
}

/** Runs a program as a separate process from its main.ts, restarting it whenever it dies. */
export async function runApart(program: Program): Promise<RunningApart> {
  let stopping = false;
  let pause = RESTART_AFTER_MS;
  let child: ChildProcess;
  const launch = (): void => {
    child = spawnApart(program);
    child.once("exit", () => {
      if (!stopping) setTimeout(() => stopping || launch(), pause);
      pause = RESTART_AFTER_MS;
    });
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGTERM");
    await Promise.race([gone, sleep(DRAIN_MS, undefined, { ref: false })]);
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  };
  const restart = async (): Promise<void> => {
    const gone = new Promise((done) => child.once("exit", done));
    pause = 0;
    if (child.kill("SIGKILL")) await gone;
    await untilReady(program);
  };
  launch();
  try {
    await untilReady(program);
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: () => child.pid, restart, stop };
}

async function untilReady(program: Program): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${program.httpPort}/health/ready`).catch(() => null);
    if (response?.ok) return;
    program.interruption?.throwIfAborted();
    await sleep(100);
  }
  throw new StartRefused(
    `${program.name} was not ready after three minutes: see its log, ${program.logFile}.`,
  );
}
