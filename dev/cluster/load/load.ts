import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { nodePid } from "../inside.ts";
import { NODES } from "../layout.ts";

/** A load on the product. */
export interface LoadOptions {
  /** The one origin, as browsers know it. */
  readonly origin: string;
  /** After how many seconds it ends by itself. */
  readonly atMostSeconds: number;
  readonly perSecond: number;
  /** What is sent, in turn, over kept and fresh connections. */
  readonly requests: readonly { readonly path: string; readonly body?: string; readonly token?: string }[];
}

/** What came of a load. */
export interface LoadResult {
  readonly ok: number;
  readonly failed: readonly {
    /** Milliseconds after the beginning. */
    readonly afterMs: number;
    readonly path: string;
    readonly isKept: boolean;
    readonly why: string;
  }[];
  readonly worstMs: number;
  /** When the last request was sent, in milliseconds after the beginning. */
  readonly lastMs: number;
}

/**
 * What came of a load that runs while something is done, and for `aroundMs` before and after it, in the network of the
 * first node and nowhere else.
 */
export async function loadWhile(
  options: LoadOptions,
  aroundMs: number,
  act: () => Promise<void> | void,
): Promise<LoadResult> {
  const pid = nodePid(NODES[0]);
  const worker = join(import.meta.dirname, "load-worker.ts");
  const command = ["-t", String(pid), "-n", process.execPath, worker, JSON.stringify(options)];
  const child = spawn("nsenter", command, { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const closed = once(child, "close");
  try {
    await sleep(aroundMs);
    await act();
    await sleep(aroundMs);
  } finally {
    // What was sent is still answered.
    child.kill("SIGTERM");
    await closed;
  }
  return JSON.parse(printed) as LoadResult;
}
