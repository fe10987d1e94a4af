import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { sendSignal } from "#dev/start/send-signal.ts";
import { writeWhole } from "#dev/start/write-whole.ts";

const POLL_MS = 50;
/**
 * Word positions in `/proc/<pid>/stat` after the name in brackets: the state is the first, the start time the
 * twentieth.
 */
const STATE_WORD = 0;
const START_WORD = 19;

const entrySchema = z.object({ pid: z.number().int().positive(), started: z.string().min(1) });
const fileSchema = z.record(z.string(), entrySchema);

/** A process with its start time, since the number alone may have been reused. */
export type Identified = z.output<typeof entrySchema>;

/** Identifies the start of a running process; null if there is no process with that number. */
export function startTime(pid: number): string | null {
  if (process.platform !== "linux") {
    const ps = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
    return ps.stdout.trim() || null;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return /[ZX]/.test(words[STATE_WORD] ?? "X") ? null : (words[START_WORD] ?? null);
  } catch {
    return null;
  }
}

export const identify = (pid: number): Identified => ({ pid, started: startTime(pid) ?? "gone" });

export const isRunning = ({ pid, started }: Identified): boolean => startTime(pid) === started;

/** The processes of one run, in a file of its data folder. */
export interface PidFile {
  set(name: string, pid: number): void;
  /** Call it when all processes have ended. */
  remove(): void;
}

/** Contents of a file; empty if it is missing or truncated. */
export function readPidFile(file: string): Readonly<Record<string, Identified>> {
  if (!existsSync(file)) return {};
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}

/** Creates an empty file. Processes left over from an earlier run (kill -9) are stopped first, and waited for. */
export async function openPidFile(file: string, stopWithinMs = 20_000): Promise<PidFile> {
  await endLeftovers(Object.values(readPidFile(file)), stopWithinMs);
  const running: Record<string, Identified> = {};
  const write = (): void => writeWhole(file, JSON.stringify(running, null, 2));
  write();
  return {
    set(name, pid) {
      running[name] = identify(pid);
      write();
    },
    remove: () => rmSync(file, { force: true }),
  };
}

async function endLeftovers(listed: readonly Identified[], stopWithinMs: number): Promise<void> {
  const left = listed.filter(isRunning);
  for (const { pid } of left) sendSignal(pid, "SIGTERM");
  const deadline = Date.now() + stopWithinMs;
  while (left.some(isRunning) && Date.now() < deadline) await sleep(POLL_MS);
  for (const one of left.filter(isRunning)) sendSignal(one.pid, "SIGKILL");
  while (left.some(isRunning)) await sleep(POLL_MS);
}
