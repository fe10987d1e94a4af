import { readdirSync, readFileSync } from "node:fs";

interface Found {
  readonly pid: number;
  readonly parent: number;
  readonly named: boolean;
}

function inspect(pid: number, folder: string): Found | null {
  try {
    const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    const about = ["cmdline", "environ"].map((file) => readFileSync(`/proc/${pid}/${file}`, "utf8"));
    return { pid, parent: Number(parent), named: about.some((text) => text.includes(folder)) };
  } catch {
    return null; // It ended meanwhile, or belongs to another account.
  }
}

/** Every process of the product on a data folder: those that name it, and their children. */
export function processesOf(folder: string): readonly number[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => inspect(Number(name), folder) ?? []);
  const found = new Set(all.filter(({ named }) => named).map(({ pid }) => pid));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** Total memory of processes in bytes; shared pages are counted once (PSS). */
export function memoryOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return sum + Number(kilobytes) * 1024;
  }, 0);
}
