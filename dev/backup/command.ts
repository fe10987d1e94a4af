import { existsSync } from "node:fs";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { StartRefused } from "#dev/start/data-folder.ts";
import { BackupRefused } from "./refusal.ts";

const REFUSALS = [BackupRefused, EngineRefused, StartRefused];

/** Runs a command that reports its progress; a refusal is printed as one sentence and sets a failing exit code. */
export async function runCommand(work: (progress: (step: string) => void) => Promise<void>): Promise<void> {
  // Files that are written are accessible only to their owner.
  process.umask(0o077);
  const began = Date.now();
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    await work((step) => console.log(`  ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${step}`));
  } catch (error) {
    console.error(REFUSALS.some((kind) => error instanceof kind) ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
