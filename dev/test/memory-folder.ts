import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

/** What Linux keeps in memory. */
const SHARED_MEMORY = "/dev/shm";
/** Several times what the tests have there at most, so that a machine with less keeps to its disk. */
const ROOM_BYTES = 8_000_000_000;

/** Where tests write. */
export interface MemoryFolder {
  readonly path: string;
  remove(): void;
}

/**
 * A folder in memory for what tests write and throw away, databases above all, which else wait for the disk. Null where the
 * machine has none with room.
 */
export function openMemoryFolder(): MemoryFolder | null {
  if (!existsSync(SHARED_MEMORY)) return null;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  if (Math.min(bavail * bsize, freemem()) < ROOM_BYTES) return null;
  const path = mkdtempSync(`${SHARED_MEMORY}/callboard-`);
  // PostgreSQL's own user, where tests run as root, has its folder below.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}
