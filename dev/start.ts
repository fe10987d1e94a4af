/** `npm start`: the whole product on one machine. `-- --reset` makes the data anew, `-- --apart` uses processes. */
import { parseArgs } from "node:util";
import { StartRefused } from "#dev/start/data-folder.ts";
import { DEMO_ADDRESSES, DEMO_PASSWORD } from "#dev/seed/people.ts";
import { seedDemo } from "#dev/seed/seed.ts";
import { startSystem, type System } from "#dev/system.ts";

const { values } = parseArgs({
  options: { reset: { type: "boolean", default: false }, apart: { type: "boolean", default: false } },
});
const began = Date.now();
const progress = (step: string): void =>
  console.log(`  ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${step}`);

function stopOnSignals(system: System): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    console.log("\nStopping ...");
    system.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  process.on("SIGHUP", stop);
}

function printSignIns(): void {
  console.log(`\n  Demo sign-ins, made by the demo seed only; password ${DEMO_PASSWORD}:`);
  for (const [role, address] of Object.entries(DEMO_ADDRESSES))
    console.log(`    ${role.padEnd(9)} ${address}`);
}

try {
  console.log("Callboard starts.");
  const system = await startSystem({
    port: Number(process.env["PORT"] ?? 4000),
    dataFolder: process.env["CALLBOARD_DATA"] ?? ".callboard",
    apart: values.apart,
    reset: values.reset,
    progress,
  });
  stopOnSignals(system);
  progress(`Ready: ${system.url}`);
  await seedDemo(system, progress);
  printSignIns();
  console.log(`\n  Logs and data: ${system.data.path}\n  Development mailbox: ${system.url}/dev/mailbox\n`);
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
}
