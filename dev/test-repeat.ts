/**
 * `npm run test:repeat -- STAGE [TIMES] [LOOPS]`: runs a stage of `npm test`, by default five times and beside one
 * busy loop per core, to expose tests that depend on the machine's speed. Every repetition runs, regardless of
 * failures.
 */
import { spawn, spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { readCommand, refuseUsage, UsageRefused } from "#dev/command-line/read-command.ts";

const TIMES = 5;
const { words } = readCommand("test:repeat");
const [stage, times = String(TIMES), beside = String(availableParallelism())] = words;
if (!stage || !/^[1-9]\d*$/.test(times) || !/^\d+$/.test(beside)) {
  refuseUsage(
    new UsageRefused("Name a stage, and how often if not five times: npm run test:repeat -- services 5"),
  );
}

const root = resolve(import.meta.dirname, "..");
// Each ends with this process in any case, because its input is closed then.
const LOOP =
  "process.stdin.on('end', () => process.exit()).resume();(function turn() { const end = Date.now() + 50; while (Date.now() < end); setImmediate(turn); })()";
const loops = Array.from({ length: Number(beside) }, () =>
  spawn(process.execPath, ["-e", LOOP], { stdio: ["pipe", "ignore", "inherit"] }),
);

let passed = 0;
for (let time = 1; time <= Number(times); time += 1) {
  const began = Date.now();
  const { status, signal } = spawnSync(process.execPath, ["dev/test.ts", stage], {
    cwd: root,
    stdio: "inherit",
  });
  // Ctrl-C stops all repetitions.
  if (signal !== null) break;
  if (status === 0) passed += 1;
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`\n${stage}, ${time} of ${times}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
}
for (const loop of loops) loop.kill();
console.log(`\n${stage}: ${passed} of ${times} passed, beside ${loops.length} busy loops.`);
process.exitCode = passed === Number(times) ? 0 : 1;
