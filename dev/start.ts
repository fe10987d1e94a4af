/**
 * `npm start`: the whole product on one machine. `-- --reset` recreates the data, `-- --apart` uses separate
 * processes, `-- --no-web` leaves the pages out, `-- --engines real` uses real engines (docs/engines.md).
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { chosenEngines, chosenFolder, StartRefused } from "#dev/start/data-folder.ts";
import { DEMO_ADDRESSES, DEMO_PASSWORD } from "#dev/seed/people.ts";
import { seedDemo } from "#dev/seed/seed.ts";
import { startSystem, type System } from "#dev/system.ts";

const { values } = parseArgs({
  options: {
    reset: { type: "boolean", default: false },
    apart: { type: "boolean", default: false },
    web: { type: "boolean", default: true },
    engines: { type: "string", default: "embedded" },
  },
  allowNegative: true,
});
// Logs, objects and addresses are accessible only to their owner.
process.umask(0o077);
const began = Date.now();
const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => interruption.abort());

/** An interruption takes effect between two steps of the start. */
const progress = (step: string): void => {
  interruption.signal.throwIfAborted();
  console.log(`  ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${step}`);
};

function printSignIns(): void {
  console.log(`\n  Demo sign-ins, made by the demo seed only; password ${DEMO_PASSWORD}:`);
  for (const [role, address] of Object.entries(DEMO_ADDRESSES))
    console.log(`    ${role.padEnd(9)} ${address}`);
}

const reachedBy = (host: string | undefined): string =>
  host ? `listening on ${host}` : "this machine only; HOST=0.0.0.0 opens it to the network";

/** Runs until interrupted. */
async function run(system: System): Promise<void> {
  const interrupted = new Promise<void>((done) => {
    interruption.signal.addEventListener("abort", () => done(), { once: true });
  });
  const seeded = async (): Promise<void> => {
    progress(`Ready: ${system.url} (${reachedBy(process.env["HOST"])})`);
    await seedDemo(system, progress);
    printSignIns();
    console.log(`\n  Logs and data: ${system.data.path}\n  Development mailbox: ${system.url}/dev/mailbox\n`);
    await interrupted;
  };
  await Promise.race([seeded(), interrupted]);
}

async function start(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  console.log("Callboard starts.");
  const engines = chosenEngines(values.engines);
  const system = await startSystem({
    port: Number(process.env["PORT"] ?? 4000),
    host: process.env["HOST"],
    dataFolder: chosenFolder(engines),
    engines,
    apart: values.apart,
    reset: values.reset,
    web: values.web,
    progress,
    interruption: interruption.signal,
  });
  try {
    await run(system);
  } finally {
    if (interruption.signal.aborted) console.log("\nStopping ...");
    await system.stop();
  }
}

try {
  await start();
  process.exit(0);
} catch (error) {
  if (interruption.signal.aborted && error === interruption.signal.reason) process.exit(0);
  console.error(error instanceof StartRefused || error instanceof EngineRefused ? error.message : error);
  process.exit(1);
}
