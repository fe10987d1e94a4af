/**
 * `npm start`: the whole product on one machine; `-- --help` lists its options. Real engines: docs/engines.md; for real
 * people: docs/running.md.
 */
import { existsSync } from "node:fs";
import { readCommand } from "#dev/command-line/read-command.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { chosenFolder, StartRefused } from "#dev/start/data-folder.ts";
import { choosesDemo, noteEmpty } from "#dev/start/choices/market-choice.ts";
import { chosenReach, isPublic, refuseInPublic, type Reach } from "#dev/start/choices/start-choices.ts";
import { DEMO_ADDRESSES, DEMO_PASSWORD } from "#dev/seed/people.ts";
import { seedDemo } from "#dev/seed/seed.ts";
import { startSystem, type System } from "#dev/system.ts";

const { values } = readCommand("start");
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

const reachedBy = ({ host, port, publicUrl }: Reach): string => {
  if (isPublic(publicUrl)) return `behind a proxy, on ${host ?? "localhost"}:${port}`;
  return `this machine only; elsewhere first ssh -L ${port}:localhost:${port} to it`;
};

/** Runs until interrupted. */
async function run(system: System, reach: Reach, hasDemo: boolean): Promise<void> {
  const interrupted = new Promise<void>((done) => {
    interruption.signal.addEventListener("abort", () => done(), { once: true });
  });
  const seeded = async (): Promise<void> => {
    progress(`Ready: ${system.url} (${reachedBy(reach)})`);
    if (hasDemo) {
      await seedDemo(system, progress);
      printSignIns();
    } else {
      noteEmpty(system.data.path);
      console.log("\n  No demo. Register, then: npm run make-admin -- you@example.com");
    }
    const mailbox = isPublic(reach.publicUrl) ? "" : `\n  Development mailbox: ${system.url}/dev/mailbox`;
    console.log(`\n  Logs and data: ${system.data.path}${mailbox}\n`);
    await interrupted;
  };
  await Promise.race([seeded(), interrupted]);
}

async function start(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  console.log("Callboard starts.");
  const { engines } = values;
  const dataFolder = chosenFolder(engines);
  const reach = chosenReach(process.env);
  const hasDemo = choosesDemo(dataFolder, values);
  refuseInPublic(reach.publicUrl, {
    hasDemo,
    engines,
    watch: values.watch,
    hasMailServer: Boolean(process.env["ENGINE_SMTP_URL"]),
  });
  const system = await startSystem({
    ...reach,
    dataFolder,
    engines,
    apart: values.apart || values.watch,
    watch: values.watch,
    reset: values.reset,
    web: values.web,
    progress,
    interruption: interruption.signal,
  });
  try {
    await run(system, reach, hasDemo);
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
