/**
 * `npm run benchmark [NAME [ARGUMENT...]]`: runs one benchmark, or all of them in turn. Each prints its table with
 * the machine and its load; results are meaningful only on an otherwise idle machine.
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { readCommand, requireKnown } from "#dev/command-line/read-command.ts";

/** Every benchmark, with what it measures. */
const BENCHMARKS: Readonly<Record<string, string>> = {
  product: "tests/figures/measure.ts",
  gateway: "tests/figures/gateway-benchmark.ts",
  queries: "tests/figures/query-benchmark.ts",
  search: "tests/figures/search-benchmark.ts",
  role: "tests/figures/role-benchmark.ts",
  submit: "tests/figures/submit-benchmark.ts",
  pages: "tests/figures/pages/pages-benchmark.ts",
  places: "tests/figures/places-benchmark.ts",
  uploads: "tests/figures/uploads/uploads-benchmark.ts",
  streams: "tests/figures/streams-benchmark.ts",
  relay: "tests/figures/bus-benchmark.ts",
  tracing: "tests/figures/tracing-benchmark.ts",
};

const root = resolve(import.meta.dirname, "..");
const [wanted, ...others] = readCommand("benchmark").words;
if (wanted !== undefined) requireKnown("benchmark", [wanted], Object.keys(BENCHMARKS));
for (const [name, script] of Object.entries(BENCHMARKS)) {
  if (wanted !== undefined && wanted !== name) continue;
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [script, ...others], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
