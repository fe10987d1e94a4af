/**
 * Measures every query of `docs/operations` on the demo market: `node tests/figures/query-benchmark.ts [runs]`. One
 * user at a time, at the gateway; pages of 50 for paged lists. docs/figures.md has the results.
 */
import { cpus, loadavg } from "node:os";
import { readExamples } from "../operations/example.ts";
import { ExampleRunner } from "../operations/run-example.ts";
import { forgetQuota, openProductDatabases } from "../support/demo.ts";
import { startProduct } from "../support/product.ts";

const RUNS = Number(process.argv[2] ?? 40);
const WARM_UP_RUNS = 5;
const PAGE_SIZE = 50;
const MAX_MS = 50;
const MAX_STATEMENTS = 15;

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const examples = readExamples();

/** Resets the quotas: one member makes as many searches per minute here as a whole office may. */
async function forgetCounts(): Promise<void> {
  const databases = openProductDatabases(product);
  await forgetQuota(databases);
  for (const service of ["projects", "talent"]) await databases.query(service, "delete from quota");
  await databases.close();
}

const product = await startProduct(["--no-web"]);
try {
  const runner = new ExampleRunner(product, examples);
  write(
    `${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}, ${RUNS} runs each\n`,
  );
  write("| query | median | p95 | SQL statements |");
  write("|---|---|---|---|");
  for (const { operation, service, isQuery, variables } of examples.values()) {
    if (!isQuery) continue;
    const criteria = variables["criteria"] as object | undefined;
    const changed =
      criteria && "PageSize" in criteria ? { criteria: { ...criteria, PageSize: PAGE_SIZE } } : {};
    await forgetCounts();
    const execute = await runner.prepare(operation, changed);
    for (let run = 0; run < WARM_UP_RUNS; run += 1) await execute();
    const times: number[] = [];
    let statements = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const began = performance.now();
      const { errors, cost } = await execute();
      times.push(performance.now() - began);
      if (errors.length > 0) throw new Error(`${operation}: ${JSON.stringify(errors)}`);
      statements = Math.max(statements, Number(/sql;desc=(\d+)/.exec(cost)?.[1] ?? 0));
    }
    const sorted = times.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(RUNS / 2)] ?? Number.NaN;
    const p95 = sorted[Math.ceil(RUNS * 0.95) - 1] ?? Number.NaN;
    const over = p95 > MAX_MS || statements > MAX_STATEMENTS ? " **over**" : "";
    write(
      `| ${service}/${operation} | ${median.toFixed(1)} ms | ${p95.toFixed(1)} ms | ${statements}${over} |`,
    );
  }
  write(`\nload after ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await product.close();
}
