import { spawn } from "node:child_process";
import { join } from "node:path";
import { nodePid } from "../inside.ts";
import { NODES } from "../layout.ts";

/** A load on the product, at most a few minutes long. */
export interface LoadOptions {
  /** Where the origin is reached inside the cluster's network. */
  readonly address: string;
  /** Its name to browsers. */
  readonly host: string;
  readonly seconds: number;
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
}

/** Runs a load in the network of the first node, and nowhere else. */
export function runLoad(options: LoadOptions): Promise<LoadResult> {
  const pid = nodePid(NODES[0]);
  const worker = join(import.meta.dirname, "load-worker.ts");
  const command = ["-t", String(pid), "-n", process.execPath, worker, JSON.stringify(options)];
  return new Promise((resolve, reject) => {
    const child = spawn("nsenter", command, { stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });
    child.once("error", reject);
    child.once("close", () => resolve(JSON.parse(printed) as LoadResult));
  });
}
