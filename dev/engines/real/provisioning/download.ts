import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, statSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { EngineRefused } from "#dev/engines/real/refusal.ts";

const ATTEMPTS = 3;
const PARTIAL_CONTENT = 206;
const RANGE_NOT_SATISFIABLE = 416;

/** SHA-256 of a file in hexadecimal. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Throws and removes the file if it does not match the pinned checksum. */
export async function verify(file: string, sha256: string): Promise<void> {
  const found = await sha256Of(file);
  if (found === sha256) return;
  await rm(file, { force: true });
  throw new EngineRefused(
    `${file} is not the file that was pinned (SHA-256 ${found}, expected ${sha256}): it was removed; run the command ` +
      "again, and if it stays so, check which server responds for the registry.",
  );
}

/**
 * Downloads a URL to `file`. A partial download (`file`.part) is resumed if the server supports it, otherwise
 * restarted; the file gets its final name only after its checksum has been verified.
 */
export async function download(url: string, file: string, sha256: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.part`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await receive(url, part);
      break;
    } catch (error) {
      if (attempt < ATTEMPTS && !(error instanceof EngineRefused)) continue;
      throw error instanceof EngineRefused ? error : unreachable(url, error);
    }
  }
  await verify(part, sha256);
  await rename(part, file);
}

async function receive(url: string, part: string): Promise<void> {
  const have = existsSync(part) ? statSync(part).size : 0;
  const response = await fetch(url, have > 0 ? { headers: { range: `bytes=${have}-` } } : {});
  // It is complete already; the checksum decides whether it is the right one.
  if (have > 0 && response.status === RANGE_NOT_SATISFIABLE) return;
  if (!response.ok || !response.body) {
    throw new EngineRefused(
      `${url} answered ${response.status}: see whether this machine reaches the registry.`,
    );
  }
  const continued = have > 0 && response.status === PARTIAL_CONTENT;
  await pipeline(Readable.fromWeb(response.body), createWriteStream(part, { flags: continued ? "a" : "w" }));
}

function unreachable(url: string, error: unknown): EngineRefused {
  const cause = error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : "";
  return new EngineRefused(
    `${url} could not be fetched (${cause}): what has arrived is kept and continued by the next run.`,
    { cause: error },
  );
}
