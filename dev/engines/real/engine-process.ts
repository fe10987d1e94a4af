import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EngineRefused } from "./refusal.ts";

const POLL_MS = 100;
const TIMEOUT_MS = 2_000;
const STOP_MS = 20_000;
const LOG_LINES = 12;
const NOBODY = 65_534;

/** A running process of an engine. */
export interface EngineProcess {
  readonly pid: number;
  /** Resolves with how it ended. */
  readonly ended: Promise<string>;
  /** Requests it to stop, and kills it if it does not. */
  stop(): Promise<void>;
}

export interface LaunchOptions {
  /** Name used in messages. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Record<string, string>;
  readonly cwd?: string;
  readonly logFile: string;
  /** Whether it is ready for use. */
  readonly ready: () => Promise<boolean>;
  readonly readyWithinMs: number;
  /** For programs that refuse to run as root: run as another account that can still traverse the folders. */
  readonly neverRoot?: boolean;
  readonly launched?: ((pid: number) => void) | undefined;
  /** Aborts a start in progress. */
  readonly interruption?: AbortSignal | undefined;
}

/** Whether an HTTP address responds with a status below 400. */
export async function isReachable(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

/** The account for programs that refuse to run as root; null if this process is not root. */
export const unprivilegedAccount = (): number | null => (process.getuid?.() === 0 ? NOBODY : null);

function unprivileged(options: LaunchOptions): [string, string[]] {
  const account = options.neverRoot ? unprivilegedAccount() : null;
  if (account === null) return [options.command, [...options.args]];
  const capabilities = "+dac_override,+dac_read_search";
  return [
    "setpriv",
    [
      `--reuid=${account}`,
      `--regid=${account}`,
      "--clear-groups",
      // Without this, access(2), which Java uses to check for files, ignores the capabilities.
      "--securebits=+no_setuid_fixup",
      `--inh-caps=${capabilities}`,
      `--ambient-caps=${capabilities}`,
      options.command,
      ...options.args,
    ],
  ];
}

/** Starts a process and waits until it is ready. Throws its last output if it fails. */
export async function launch(options: LaunchOptions): Promise<EngineProcess> {
  const { logFile } = options;
  mkdirSync(dirname(logFile), { recursive: true });
  const [command, args] = unprivileged(options);
  const log = openSync(logFile, "a");
  // In its own session, so that Ctrl-C in the terminal reaches only the parent, which stops everything in order.
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { PATH: process.env["PATH"] ?? "", LANG: "C.UTF-8", ...options.env },
    stdio: ["ignore", log, log],
    detached: true,
  });
  closeSync(log);
  const ended = new Promise<string>((done) => {
    child.once("error", (error) => done(error.message));
    child.once("exit", (code, signal) => done(signal ? `ended by ${signal}` : `ended with ${code ?? 0}`));
  });
  const { pid } = child;
  if (pid === undefined) throw new EngineRefused(`${options.name} could not be started: ${await ended}.`);
  options.launched?.(pid);
  const running: EngineProcess = {
    pid,
    ended,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGKILL");
        await ended;
      }
    },
  };
  await untilReady(options, running);
  return running;
}

async function untilReady(options: LaunchOptions, running: EngineProcess): Promise<void> {
  const deadline = Date.now() + options.readyWithinMs;
  let end: string | null = null;
  void running.ended.then((words) => {
    end = words;
  });
  while (Date.now() < deadline && !options.interruption?.aborted) {
    if (await options.ready().catch(() => false)) return;
    if (end !== null)
      throw new EngineRefused(`${options.name} ${end} at its start: ${lastWords(options.logFile)}`);
    await sleep(POLL_MS);
  }
  await running.stop();
  options.interruption?.throwIfAborted();
  const seconds = Math.round(options.readyWithinMs / 1_000);
  throw new EngineRefused(`${options.name} was not ready after ${seconds} s: ${lastWords(options.logFile)}`);
}

function lastWords(logFile: string): string {
  const lines = readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-LOG_LINES);
  return `its log is ${logFile}, and ends\n${lines.map((line) => `    ${line}`).join("\n")}`;
}
