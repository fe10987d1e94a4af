import { existsSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { sendSignal } from "#dev/start/send-signal.ts";
import { writeWhole } from "#dev/start/write-whole.ts";

const STOP_MS = 20_000;
const listSchema = z.record(z.string(), z.number().int().positive());

/** Separate processes by name, in a file of the data folder. */
export interface ProcessList {
  set(name: string, pid: number): void;
  /** Call it when all processes have ended. */
  remove(): void;
}

/** Creates an empty list. Processes left over from an earlier start (kill -9) are stopped first, and waited for. */
export async function openProcessList(file: string): Promise<ProcessList> {
  if (existsSync(file)) await stopLeftovers(file);
  const pids: Record<string, number> = {};
  return {
    set(name, pid) {
      pids[name] = pid;
      writeWhole(file, JSON.stringify(pids, null, 2));
    },
    remove: () => rmSync(file, { force: true }),
  };
}

async function stopLeftovers(file: string): Promise<void> {
  const listed = listSchema.safeParse(parsed(readFileSync(file, "utf8")));
  const left = Object.values(listed.success ? listed.data : {}).filter(isOurs);
  for (const pid of left) sendSignal(pid, "SIGTERM");
  const deadline = Date.now() + STOP_MS;
  while (left.some(isOurs) && Date.now() < deadline) await sleep(50);
  for (const pid of left.filter(isOurs)) sendSignal(pid, "SIGKILL");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The number may have been reused: only a service's main.ts is stopped. */
function isOurs(pid: number): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return words.some((word) => /^(services\/[a-z]+|gateway)\/src\/main\.ts$/.test(word));
  } catch {
    return false;
  }
}
