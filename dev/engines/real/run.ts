import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "#dev/start/write-whole.ts";
import { prepareEngines, startEngines, TITLES, type EngineName, type RunningEngines } from "./all.ts";
import { identify, isRunning, openPidFile, readPidFile } from "./pid-file.ts";
import { EngineRefused } from "./refusal.ts";

export interface RunOptions {
  readonly names: readonly EngineName[];
  readonly cache: string;
  readonly folder: string;
  readonly report: (words: string) => void;
  /** Stops the run. */
  readonly interruption: AbortSignal;
}

/** Fetches engines that are not in the cache yet. */
export async function fetchEngines({ names, cache, report }: RunOptions): Promise<void> {
  await prepareEngines(names, cache);
  report(`Fetched: ${cache}`);
}

/** Starts fetched engines; their process ids are recorded in the folder, so that the next run can stop leftovers. */
export async function startFetched({ names, cache, folder, report, interruption }: RunOptions) {
  const pids = await openPidFile(join(folder, "processes.json"));
  return startEngines({ names, cache, folder, log: report, pids, interruption });
}

/** Runs engines until interrupted, then stops them. Throws one sentence if they cannot run. */
export async function runEngines(options: RunOptions): Promise<void> {
  const { folder, report, interruption } = options;
  mkdirSync(folder, { recursive: true });
  const release = takeFolder(folder);
  try {
    await fetchEngines(options);
    if (interruption.aborted) return;
    const began = Date.now();
    const { running, stop } = await startFetched(options);
    try {
      const file = addressFile(folder);
      writeAddresses(file, running);
      report(`All are ready, ${((Date.now() - began) / 1000).toFixed(1)} s after they were fetched.\n`);
      print(running);
      console.log(`\n  Addresses and passwords, for ENGINES: ${file}\n  Data and logs: ${folder}\n`);
      await interrupted(interruption);
      console.log("\nStopping ...");
    } finally {
      rmSync(addressFile(folder), { force: true });
      await stop();
    }
  } finally {
    release();
  }
}

const addressFile = (folder: string): string => join(folder, "engines.json");

function takeFolder(folder: string): () => void {
  const file = join(folder, "run.json");
  const holder = readPidFile(file)["run"];
  if (holder && isRunning(holder)) {
    const where = existsSync(addressFile(folder)) ? `; their addresses are in ${addressFile(folder)}` : "";
    throw new EngineRefused(
      `The engines of ${folder} run already (process ${holder.pid})${where}. Stop them with Ctrl-C there, or run ` +
        "others with --folder.",
    );
  }
  writeFileSync(file, JSON.stringify({ run: identify(process.pid) }));
  return () => rmSync(file, { force: true });
}

/** Writes the file read by `engineAddress`; it is accessible only to its owner, since it contains passwords. */
export function writeAddresses(file: string, running: RunningEngines): void {
  const addresses = Object.fromEntries(Object.entries(running).map(([name, { address }]) => [name, address]));
  writeWhole(file, JSON.stringify(addresses, null, 2));
}

function print(running: RunningEngines): void {
  for (const [name, engine] of Object.entries(running)) {
    const { host, protocol, pathname } = new URL(engine.address.url);
    const title = `${TITLES[name as EngineName]} ${engine.version}`;
    const memory = megabytes(engine.pid());
    console.log(`  ${title.padEnd(58)} ${`${protocol}//${host}${pathname}`.padEnd(38)} ${memory}`);
  }
}

/** Resident memory of a process; empty if the system does not provide it. */
function megabytes(pid: number | undefined): string {
  const file = `/proc/${pid ?? 0}/status`;
  const found = existsSync(file) ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, "utf8")) : null;
  return found ? `${Math.round(Number(found[1]) / 1024)} MB` : "";
}

function interrupted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((done) => signal.addEventListener("abort", () => done(), { once: true }));
}
