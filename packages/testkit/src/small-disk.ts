import { spawnSync } from "node:child_process";
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEGABYTE = 1_048_576;
const CHUNKS = [MEGABYTE, 4_096, 1] as const;
const FILLER = "filler";

/** A file system of a few megabytes, mounted on a folder. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it until only `leaveMegabytes` are free. */
  fill(leaveMegabytes?: number): void;
  /** Frees what `fill` took. */
  makeRoom(): void;
  /** Unmounts it, with everything on it. */
  remove(): void;
}

const run = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** Mounts a small disk on a folder; null if that is not allowed, as for everyone but root. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() !== 0 || !run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder))
    return null;
  const filler = join(folder, FILLER);
  return {
    folder,
    fill(leaveMegabytes = 0) {
      const file = openSync(filler, "a");
      for (const size of CHUNKS) while (writes(file, size));
      ftruncateSync(file, Math.max(fstatSync(file).size - leaveMegabytes * MEGABYTE, 0));
      closeSync(file);
    },
    makeRoom: () => rmSync(filler, { force: true }),
    // Processes still running there keep their files, and no one else can reach them.
    remove: () => void (run("umount", folder) || run("umount", "-l", folder)),
  };
}

function writes(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return false;
    throw error;
  }
}

/** Whether small disks can be mounted here; tries it. */
export function hasSmallDisks(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "callboard-disk-"));
  const disk = mountSmallDisk(folder, 1);
  disk?.remove();
  rmSync(folder, { recursive: true, force: true });
  return disk !== null;
}
