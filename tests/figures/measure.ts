/**
 * Measures the started product and prints a table: `node tests/figures/measure.ts`. Takes about two minutes; results
 * are meaningful only on an otherwise idle machine. docs/figures.md has the results.
 */
import { cpus, loadavg } from "node:os";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { openProductDatabases, ownId, signInDemo } from "../support/demo.ts";
import { memoryOf, processesOf } from "../support/processes.ts";
import { startProduct, type Product } from "../support/product.ts";
import { approvalsToSearch, submissionsToStream, takeTour } from "./trials.ts";

const TRIALS = 50;
const POLL_MS = 600_000;
const MEGABYTE = 1024 * 1024;
const dist = resolve(import.meta.dirname, "../../web/dist");
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** The value that 95 of 100 trials do not exceed. */
function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}

/** Milliseconds until a browser could show a working form: the page, its script, and the provider's response. */
async function untilSignIn(url: () => string | null, began: number): Promise<number> {
  await waitFor(
    "the sign-in page",
    async () => {
      const origin = url();
      if (origin === null) return false;
      const page = await fetch(origin).catch(() => null);
      const script = /src="(\/[^"]+\.js)"/.exec((await page?.text()) ?? "")?.[1];
      if (!page?.ok || !script) return false;
      const [code, provider] = await Promise.all([
        fetch(`${origin}${script}`),
        fetch(`${origin}/auth/realms/callboard/.well-known/openid-configuration`),
      ]);
      return code.ok && provider.ok;
    },
    POLL_MS,
  );
  return performance.now() - began;
}

/** Starts the product; returns when the form works and when everything is ready. */
async function timed(start: (place: (port: number) => void) => Promise<void>) {
  const began = performance.now();
  let port: number | null = null;
  const started = start((chosen) => {
    port = chosen;
  });
  const signIn = await untilSignIn(() => (port === null ? null : `http://localhost:${port}`), began);
  await started;
  return { signIn, complete: performance.now() - began };
}

/** Prints one row of the table as soon as it is known. */
function printRow([figure, measured, max]: readonly [string, string, string]): void {
  process.stdout.write(`| ${figure} | ${measured} | ${max} |\n`);
}

const load = loadavg()
  .map((value) => value.toFixed(1))
  .join(" ");
process.stdout.write(`${cpus().length} × ${cpus()[0]?.model.trim()}, load before ${load}\n\n`);
process.stdout.write("| figure | measured | at most |\n|---|---|---|\n");
rmSync(dist, { recursive: true, force: true });
let product: Product | null = null;
const cold = await timed(async (place) => {
  product = await startProduct([], place);
});
if (!product) throw new Error("The product did not start.");
const running: Product = product;
try {
  printRow(["cold start to a sign-in form", seconds(cold.signIn), "30 s"]);
  printRow(["cold start to complete demo data", seconds(cold.complete), "60 s"]);
  await running.stop();
  const warm = await timed(async (place) => {
    place(running.port);
    await running.start();
  });
  printRow(["warm start to a sign-in form", seconds(warm.signIn), "8 s"]);

  // Sequentially, because the provider throttles concurrent sign-ins from one address.
  const tokens = new Map<string, string>();
  for (const [role, address] of Object.entries(DEMO_ADDRESSES)) {
    tokens.set(role, await signInDemo(running, address));
  }
  await takeTour(running, [...tokens.values()]);
  const pids = processesOf(running.dataFolder);
  printRow([
    `memory of ${pids.length} processes after a tour (PSS)`,
    `${(memoryOf(pids) / MEGABYTE).toFixed(0)} MB`,
    "1229 MB",
  ]);

  const databases = openProductDatabases(running);
  const [producer, admin, talent] = ["producer", "admin", "talent"].map((role) => tokens.get(role));
  if (!producer || !admin || !talent) throw new Error("Somebody is not signed in.");
  const people = {
    producer,
    admin,
    talent,
    talentId: await ownId(running, talent),
    everybody: [...tokens.values()],
  };
  const trials = { product: running, databases, people };
  const submissions = await submissionsToStream(trials, TRIALS);
  printRow([`submission to the open stream, 95th of ${TRIALS}`, seconds(percentile95(submissions)), "1 s"]);
  const approvals = await approvalsToSearch(trials, TRIALS);
  printRow([`approval to searchable, 95th of ${TRIALS}`, seconds(percentile95(approvals)), "1 s"]);
  await databases.close();
} finally {
  await running.close();
  rmSync(join(running.dataFolder), { recursive: true, force: true });
}

process.stdout.write(`\nload after ${loadavg()[0]?.toFixed(1)}\n`);
