import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

/** Linux's in-memory file system. */
const SHARED_MEMORY = "/dev/shm";
/** Several times the tests' maximum usage, so that a machine with less uses its disk. */
const ROOM_BYTES = 8_000_000_000;

/** The folder that tests write to. */
export interface MemoryFolder {
  readonly path: string;
  remove(): void;
}

/**
 * An in-memory folder for temporary test data, mainly databases, which would otherwise wait for the disk. Null if the
 * machine has none with enough space.
 */
export function openMemoryFolder(): MemoryFolder | null {
  if (!existsSync(SHARED_MEMORY)) return null;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  if (Math.min(bavail * bsize, freemem()) < ROOM_BYTES) return null;
  const path = mkdtempSync(`${SHARED_MEMORY}/callboard-`);
  // If tests run as root, PostgreSQL's own user has its folder below.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}
