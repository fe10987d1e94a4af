import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { nodePid } from "../inside.ts";
import { NODES } from "../layout.ts";

/** A load on the product. */
export interface LoadOptions {
  /** The public origin, as browsers know it. */
  readonly origin: string;
  /** Maximum duration in seconds. */
  readonly maxSeconds: number;
  readonly perSecond: number;
  /** The requests, sent in turn over persistent and new connections. */
  readonly requests: readonly { readonly path: string; readonly body?: string; readonly token?: string }[];
}

/** The outcome of a load. */
export interface LoadResult {
  readonly ok: number;
  readonly failed: readonly {
    /** Milliseconds since the start. */
    readonly afterMs: number;
    readonly path: string;
    readonly isKept: boolean;
    readonly why: string;
  }[];
  readonly worstMs: number;
  /** When the last request was sent, in milliseconds since the start. */
  readonly lastMs: number;
}

/**
 * Runs a load during `work`, and for `aroundMs` before and after it, inside the first node's network only; returns
 * its outcome.
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
    // Requests already sent still receive their responses.
    child.kill("SIGTERM");
    await closed;
  }
  return JSON.parse(printed) as LoadResult;
}
