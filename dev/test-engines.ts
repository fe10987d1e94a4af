/**
 * `npm run test:engines`: runs every port's contract on its embedded adapter and on the real engine, and prints one
 * table. Engines are fetched, started in a separate folder, and stopped again. A missing engine fails the run.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readCommand } from "#dev/command-line/read-command.ts";
import { usualEngines } from "#dev/engines/real/all.ts";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { fetchEngines, startFetched, writeAddresses } from "#dev/engines/real/run.ts";
import { contractSuites, printTable, type JestResults } from "#dev/test/promises.ts";

const { words } = readCommand("test:engines");
const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => interruption.abort());
const root = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "callboard-engines-"));
const began = Date.now();
const report = (words: string): void =>
  console.log(`  ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${words}`);

function jest(addresses: string, results: string, suites: readonly string[]): Promise<number> {
  const args = [
    "--experimental-vm-modules",
    "--disable-warning=ExperimentalWarning",
    join(root, "node_modules/.bin/jest"),
    "--selectProjects",
    "node",
    "engines",
    "--maxWorkers=2",
    "--json",
    `--outputFile=${results}`,
    "--testPathPatterns",
    ...suites,
    ...words,
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ENGINES: addresses },
    stdio: ["ignore", "ignore", "inherit"],
  });
  interruption.signal.addEventListener("abort", () => child.kill("SIGTERM"), { once: true });
  return new Promise((done) => child.once("exit", (code) => done(code ?? 1)));
}

async function run(): Promise<number> {
  const cache = cacheFolder();
  const options = { names: usualEngines(cache), cache, folder, report, interruption: interruption.signal };
  await fetchEngines(options);
  const { running, stop } = await startFetched(options);
  try {
    const addresses = join(folder, "engines.json");
    writeAddresses(addresses, running);
    const results = join(folder, "results.json");
    const code = await jest(addresses, results, [...(await contractSuites(root)), "\\.engine\\.test\\.ts$"]);
    if (interruption.signal.aborted) return 1;
    printTable(JSON.parse(readFileSync(results, "utf8")) as JestResults, root);
    return code;
  } finally {
    await stop();
  }
}

try {
  const code = await run();
  report(code === 0 ? "All promises are kept." : "Not all promises are kept.");
  process.exitCode = code;
} catch (error) {
  if (!interruption.signal.aborted) console.error(error instanceof EngineRefused ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
